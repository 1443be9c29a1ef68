import type { Context } from 'hono';
import { Refusal } from '../answers/failure.js';
import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import type { AssetFiles, Box } from './asset-files.js';
import { boxOfWidth, boxWithin } from './picture-box.js';
import { readSize } from './picture-size.js';
import { sendContent } from './send-content.js';
import { viewerPage, viewerStyle, viewerStylePath } from './viewer-page.js';

/** The dependencies of the file routes. */
export interface FileRoutesOptions {
  readonly account: string;
  readonly catalogue: Catalogue;
  readonly files: AssetFiles;
  readonly now: () => number;
}

const pictures = new Set(['jpeg', 'png', 'webp']);
const wholeFiles = new Set(['original', 'video_stream', 'streaming_mp3', 'mp4', 'mp3', 'pdf']);
const viewers =
  /^(?:video|document|spinset)_(?:player|viewer|html5_viewer)(_(?:with|and)_download)?$/;

/** Serves the links of embeds, thumbnails and downloads (section 9, item 6). */
export function fileRoutes({
  account,
  catalogue,
  files,
  now,
}: FileRoutesOptions): readonly Route[] {
  const recordIn = (context: Context): AssetRecord => {
    const named = context.req.param('account') ?? account;
    const record = catalogue.byExternalId(context.req.param('externalId') ?? '');
    if (named !== account || !record) throw new Refusal(404, 'There is no such asset.');
    return record;
  };

  const sendPicture = async (
    { req }: Context,
    record: AssetRecord,
    box: Box,
  ): Promise<Response> => {
    const content = await files.picture(record, box);
    const attachment = req.query('download') === 'true';
    return sendContent(req.raw, content, { filename: record.filename, attachment });
  };

  const sendOriginal = async ({ req }: Context, record: AssetRecord): Promise<Response> => {
    const content = await files.original(record);
    if (!content) throw new Refusal(404, 'The file is gone.');
    const attachment = req.query('download') === 'true';
    return sendContent(req.raw, content, { filename: record.filename, attachment });
  };

  /** Serves a name that both kinds of link share: `original`, a viewer or a stream. */
  const sendNamed = (context: Context, record: AssetRecord, name: string): Promise<Response> => {
    const viewer = viewers.exec(name);
    if (viewer) return Promise.resolve(viewerPage(record, viewer[1] !== undefined));
    if (wholeFiles.has(name)) return sendOriginal(context, record);
    throw new Refusal(400, 'This size cannot be read.');
  };

  return [
    {
      method: 'GET',
      path: '/img/:account/:externalId/:size/:filename',
      answer(context) {
        const record = recordIn(context);
        const size = context.req.param('size') ?? '';
        const box = readSize(size, record);
        if (box) return sendPicture(context, record, box);
        return sendNamed(context, record, size);
      },
    },
    {
      method: 'GET',
      path: '/content/:externalId/:format/:filename',
      answer(context) {
        const record = recordIn(context);
        const format = context.req.param('format') ?? '';
        if (!pictures.has(format)) return sendNamed(context, record, format);
        const width = readLength(context.req.query('w') ?? '640');
        const height = context.req.query('h');
        const box =
          height === undefined ? boxOfWidth(record, width) : { width, height: readLength(height) };
        return sendPicture(context, record, box);
      },
    },
    {
      method: 'GET',
      path: '/previews/:account/:externalId/:size/:filename',
      answer(context) {
        const record = recordIn(context);
        const expires = context.req.query('expires');
        if (expires !== undefined && !(now() < Number(expires))) {
          throw new Refusal(403, 'This address has lapsed.');
        }
        const longerSide = readLength((context.req.param('size') ?? '').replace(/px$/, ''));
        return sendPicture(context, record, boxWithin(record, longerSide));
      },
    },
    {
      method: 'GET',
      path: '/view/:kind/:externalId/:filename',
      answer: (context) => Promise.resolve(viewerPage(recordIn(context), false)),
    },
    {
      method: 'GET',
      path: viewerStylePath,
      answer: () =>
        new Response(viewerStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
    },
  ];
}

function readLength(text: string): number {
  const length = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (length >= 1 && length <= 4096) return length;
  throw new Refusal(400, 'A width or height must be from 1 to 4096 pixels.');
}
