import type { AssetRecord, FormatType } from '../../catalogue/catalogue.js';
import { addressName, stemOf } from '../../links/link.js';
import * as markup from './recorded-markup.js';
import { presetMembers, presets, presetSize, type Preset } from './recorded-presets.js';

/** A path and a query below a branded host, without the user. */
export interface RecordedTarget {
  /** E.g. `view/video`. The external id follows. */
  readonly root: string;
  /** E.g. `original`; absent below `view`. */
  readonly format?: string;
  readonly filename: string;
  readonly members: readonly string[];
}

/** An embed that an asset offers. */
export interface RecordedEmbed {
  readonly name: string;
  /** The size in an unbranded link. */
  readonly size: string;
  readonly target: RecordedTarget;
  /** Query parameters that follow the user. */
  readonly end?: readonly string[];
  readonly html: markup.RecordedMarkup;
  /** Leads to a page that shows the asset. */
  readonly share: RecordedTarget;
}

type Plan = (record: AssetRecord) => RecordedEmbed;

/** A file, or a picture of it, as it is. */
function content(
  format: string,
  filename: string,
  members: readonly string[] = [],
): RecordedTarget {
  return { root: 'content', format, filename, members };
}

/** A page that shows an asset. */
function view(kind: string, { filename }: AssetRecord, ...members: string[]): RecordedTarget {
  return { root: `view/${kind}`, filename: addressName(filename), members };
}

function pictureOf(preset: Preset): Plan {
  return (record) => {
    const members = presetMembers(preset);
    const { format } = preset;
    const filename = addressName(record.filename, format);
    return {
      name: preset.name,
      size: presetSize(preset, record),
      target: content(format, filename, members),
      html: markup.pictureMarkup(`${stemOf(record.filename)}.${format}`, preset),
      share: view('thumbnail', record, ...members, `t.format=${format}`),
    };
  };
}

/** A page for frames. */
function viewer(
  name: string,
  kind: string,
  html: markup.RecordedMarkup,
  ...members: string[]
): Plan {
  return (record) => {
    const target = view(kind, record, ...members);
    return { name, size: name, target, html, share: target };
  };
}

const withDownload = 't.download=true';

/** A picture of something that is none, as large as the service makes it. */
function still(name: string, extension?: string): Plan {
  return (record) => {
    const { filename } = record;
    const shown = extension === undefined ? filename : `${stemOf(filename)}.${extension}`;
    return {
      name,
      size: '640px',
      target: content('jpeg', addressName(filename, extension)),
      html: markup.pictureMarkup(shown),
      share: view('thumbnail', record, 't.format=jpeg'),
    };
  };
}

function file(
  name: string,
  format: string,
  html: markup.RecordedMarkup,
  shareKind: string,
  ...members: string[]
): Plan {
  return (record) => ({
    name,
    size: name,
    target: content(format, addressName(record.filename), members),
    html,
    share: view(shareKind, record),
  });
}

const original: Plan = (record) => {
  const target = content('original', addressName(record.filename));
  const html = markup.linkMarkup(record.filename);
  return {
    name: 'original',
    size: 'original',
    target,
    end: ['download=true'],
    html,
    share: target,
  };
};

/** A document, in the browser's own viewer. */
const document: Plan = (record) => {
  const target = content('pdf', addressName(record.filename));
  const name = 'document_viewer';
  return { name, size: name, target, html: markup.frameMarkup, share: target };
};

const readers: readonly Plan[] = [
  viewer('document_html5_viewer', 'pdf', markup.frameMarkup),
  viewer('document_viewer_with_download', 'pdf', markup.frameMarkup, withDownload),
  still('document_thumbnail', 'jpg'),
];

const plans: Readonly<Record<FormatType, readonly Plan[]>> = {
  image: [original, ...presets.map(pictureOf)],
  video: [
    original,
    viewer('video_player', 'video', markup.boxedFrameMarkup),
    viewer('video_player_with_download', 'video', markup.boxedFrameMarkup, withDownload),
    // The same address under a customer's name.
    viewer('VideoWithPlayerAndDownload', 'video', markup.frameMarkup, withDownload),
    file('video_stream', 'mp4', markup.videoMarkup, 'video', 'quality=hd'),
    still('video_poster', 'jpg'),
  ],
  audio: [original, file('streaming_mp3', 'mp3', markup.audioMarkup, 'audio')],
  pdf: [original, document, ...readers],
  office: [original, ...readers],
  generic_binary: [original],
  project_archive: [original],
};

/** Photographs of an object from all sides. */
const spinSet: readonly Plan[] = [
  original,
  viewer('spinset_viewer', 'spinset', markup.boxedFrameMarkup),
  viewer('spinset_viewer_and_download', 'spinset', markup.boxedFrameMarkup, withDownload),
  still('spinset_thumbnail'),
];

/** Whether an asset is a spin set. Its file type is `project_archive`. */
export function isSpinSet({ format }: AssetRecord): boolean {
  return format === 'SpinSet';
}

/** The embeds of an asset by its file type, without the template. */
export function recordedPlan(record: AssetRecord): readonly RecordedEmbed[] {
  const planned = isSpinSet(record) ? spinSet : plans[record.formatType];
  return planned.map((plan) => plan(record));
}
