import type { PickedAsset } from '../../../src/index.js';
import type { Block, Component } from './wordpress.js';

const { createElement, Fragment } = wp.element;
const { Button, Placeholder, ToolbarButton } = wp.components;
const { __ } = wp.i18n;
const title = __('DAM asset', 'dam-elements');
const icon = 'images-alt2';
const placeholder = 'dam-elements/asset';
/** Blocks that a pick replaces. After text it is inserted. */
const media = ['core/image', 'core/video', 'core/audio', 'core/file'];

/** The size of a picture in its column: as numbers before WordPress 6.4, as CSS lengths since. */
function imageSize(clientId = '', width = '', height = ''): object {
  const canvas = document.querySelector<HTMLIFrameElement>('[name="editor-canvas"]');
  const place = (canvas?.contentDocument ?? document).getElementById(`block-${clientId}`);
  const shown = Math.min(Number(width), place?.clientWidth ?? Infinity);
  if (!width || !height) return {};
  const isLength = wp.blocks.getBlockType('core/image')?.attributes.width?.type === 'string';
  if (isLength) return { width: `${shown}px`, height: 'auto' };
  return { width: shown, height: Math.round((Number(height) * shown) / Number(width)) };
}

/** The block of an asset. Its id is kept as a class, because blocks drop `data-dam-id`. */
function toBlocks({ id, markup }: PickedAsset, before: Block | null): Block[] {
  const { element } = markup;
  if (!element) return [];
  const { src, href, alt, poster, width, height } = element.attributes;
  // Where HTML is filtered, a `<` in a text for an attribute would count as the start of a tag.
  const plain = alt?.replaceAll('<', '‹').replaceAll('>', '›');
  const fileName = wp.escapeHtml.escapeHTML(element.text);
  const blocks = {
    img: ['core/image', { url: src, alt: plain, ...imageSize(before?.clientId, width, height) }],
    video: ['core/video', { src, poster }],
    audio: ['core/audio', { src }],
    iframe: ['core/html', { content: markup.html }],
    a: ['core/file', { href, textLinkHref: href, fileName, showDownloadButton: false }],
  } as const;
  const [name, attributes] = blocks[element.name];
  const { align, caption } = (before?.name === name && before.attributes) || {};
  const className = `dam-asset-${encodeURIComponent(id)}`;
  return [wp.blocks.createBlock(name, { align, caption, ...attributes, className })];
}

/** Opens the picker for a block, then replaces the block or inserts after it. */
async function pickFor(clientId: string): Promise<void> {
  const { getBlock } = wp.data.select('core/block-editor');
  const { insertBlocks, replaceBlocks } = wp.data.dispatch('core/block-editor');
  const id = /\bdam-asset-(\S+)/.exec(getBlock(clientId)?.attributes.className ?? '')?.[1];
  const value = new URLSearchParams(`id=${id ?? ''}`).getAll('id').filter(Boolean);
  const pick = await damAssets.pick({ value, multiple: value.length === 0 });
  const block = getBlock(clientId);
  const blocks = pick?.items.flatMap((item) => toBlocks(item, block)) ?? [];
  const isReplaced = [placeholder, ...media].includes(block?.name ?? '');
  const kept = block && !isReplaced && block.attributes.content?.length !== 0 ? [block] : [];
  // If the block has been removed, the assets are inserted at the end of the post.
  if (!block) insertBlocks(blocks);
  else if (blocks.length > 0) replaceBlocks(clientId, [...kept, ...blocks]);
}

wp.blocks.registerBlockType(placeholder, {
  apiVersion: 3,
  title,
  category: 'media',
  icon,
  supports: { html: false, reusable: false, customClassName: false },
  edit: ({ clientId }: Block) => {
    const instructions = __('Choose pictures, films, sounds or files.', 'dam-elements');
    const button = { variant: 'primary', onClick: () => void pickFor(clientId) };
    const content = createElement(Button, button, __('Open the DAM', 'dam-elements'));
    const shown = createElement(Placeholder, { icon, label: title, instructions }, content);
    return createElement('div', wp.blockEditor.useBlockProps(), shown);
  },
  save: () => null,
});

/** Adds a button to the toolbar of text and media blocks. */
const withButton = (edit: Component) => (props: Block) => {
  const isMedia = media.includes(props.name);
  const replace = __('Replace with a DAM asset', 'dam-elements');
  const label = isMedia ? replace : __('Insert a DAM asset', 'dam-elements');
  const button = { icon, label, onClick: () => void pickFor(props.clientId) };
  const toolbar = createElement(ToolbarButton, button);
  const controls = createElement(wp.blockEditor.BlockControls, { group: 'other' }, toolbar);
  const isShown = props.isSelected && (isMedia || /^core\/(paragraph|heading)$/.test(props.name));
  return createElement(Fragment, null, createElement(edit, props), isShown ? controls : null);
};

wp.hooks.addFilter('editor.BlockEdit', 'dam-elements/button', withButton);
