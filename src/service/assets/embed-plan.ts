import type { AssetRecord, FormatType } from '../catalogue/catalogue.js';
import { boxOfHeight, boxOfWidth, naturalBox } from '../files/picture-box.js';
import { addressName, type Target } from '../links/link.js';
import type { MarkupKind } from './embed-markup.js';

/** An embed that an asset offers. */
export interface PlannedEmbed {
  readonly name: string;
  readonly target: Target;
  readonly markup: MarkupKind;
}

type Plan = (record: AssetRecord) => PlannedEmbed;

/** A picture of this width. Branded links use `jpeg` for all pictures. */
function picture(name: string, widthOf: (record: AssetRecord) => number): Plan {
  return (record) => {
    const width = widthOf(record);
    const extension = record.formatType === 'image' ? undefined : 'jpg';
    const filename = addressName(record.filename, extension);
    return {
      name,
      target: { size: `${width}px`, format: 'jpeg', width, filename },
      markup: 'picture',
    };
  };
}

/** A picture cropped to this box. */
function cut(name: string, width: number, height: number): Plan {
  return (record) => {
    const filename = addressName(record.filename);
    const target = { size: `${width}x${height}px`, format: 'jpeg', width, height, filename };
    return { name, target, markup: 'picture' };
  };
}

/** A page or stream that has the same name in both kinds of link. */
function named(name: string, markup: MarkupKind): Plan {
  return (record) => {
    const { width } = naturalBox(record);
    const filename = addressName(record.filename);
    return { name, target: { size: name, format: name, width, filename }, markup };
  };
}

const original: Plan = (record) =>
  named('original', record.formatType === 'image' ? 'picture' : 'link')(record);

/** A URL template with the placeholders `{size}`, `{scale}` and `{quality}`. */
const templated: Plan = (record) => ({
  name: 'templated',
  target: {
    size: '{size}px@{scale}x',
    format: 'jpeg',
    width: '{size}',
    filename: addressName(record.filename),
    members: ['q={quality}', 'x.template=y'],
  },
  markup: 'picture',
});

const plans: Readonly<Record<FormatType, readonly Plan[]>> = {
  image: [
    picture('640px-landscape', (record) => boxOfWidth(record, 640).width),
    picture('640px-portrait', (record) => boxOfHeight(record, 640).width),
    picture('Website', () => 1280),
    cut('Facebook-cover', 820, 312),
    original,
    templated,
  ],
  video: [
    named('video_player', 'player'),
    named('video_player_with_download', 'player'),
    picture('video_poster', () => 1280),
    named('video_stream', 'video'),
    original,
    templated,
  ],
  pdf: [
    named('document_html5_viewer', 'frame'),
    picture('document_thumbnail', () => 640),
    named('document_viewer', 'frame'),
    named('document_viewer_with_download', 'frame'),
    original,
    templated,
  ],
  office: [
    named('document_html5_viewer', 'frame'),
    picture('document_thumbnail', () => 640),
    named('document_viewer_with_download', 'frame'),
    original,
    templated,
  ],
  audio: [named('streaming_mp3', 'audio'), original, templated],
  generic_binary: [original, templated],
  project_archive: [original, templated],
};

/** The embeds of an asset by its file type. */
export function planEmbeds(record: AssetRecord): readonly PlannedEmbed[] {
  return plans[record.formatType].map((plan) => plan(record));
}
