import type { ClassicEditor } from './wordpress.js';

const label = wp.i18n.__('Insert a DAM asset', 'dam-elements');

/** What the user picks, as HTML. TinyMCE shrinks a video of unknown size to 300 by 150 pixels. */
async function pickHtml(id?: string): Promise<string> {
  const pick = await damAssets.pick(id ? { value: [id], multiple: false } : {});
  const html = pick?.items.map(({ markup }) => markup.html).join('\n') ?? '';
  return html.replace(/<video (?![^>]*width=)/g, '<video width="640" height="360" ');
}

/** Inserts at the caret. If an asset is selected, the picker opens with it and replaces it. */
async function insertInto(editor: ClassicEditor): Promise<void> {
  const bookmark = editor.selection.getBookmark(2);
  // In the place of a video TinyMCE shows a picture, which has its attributes under other names.
  const { damId, mcePDamId = damId } = editor.selection.getNode().dataset;
  const html = await pickHtml(mcePDamId);
  if (editor.removed) return;
  editor.focus();
  editor.selection.moveToBookmark(bookmark);
  if (html) editor.insertContent(html);
}

jQuery(document).on('tinymce-editor-setup', (_event: object, editor: ClassicEditor) => {
  const icon = 'dashicon dashicons-images-alt2';
  const onclick = (): void => void insertInto(editor);
  editor.addButton('dam_elements', { tooltip: label, icon, onclick });
});

/** Inserts at the caret of the Text tab, which the browser keeps while the picker is open. */
async function insertText(_button: object, text: HTMLTextAreaElement): Promise<void> {
  const html = await pickHtml();
  if (html) text.setRangeText(html, text.selectionStart, text.selectionEnd, 'end');
  text.focus();
}

QTags.addButton('dam_elements', 'DAM', insertText, '', '', label, 0, '', { ariaLabel: label });
