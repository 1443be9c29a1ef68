import type { Context } from 'hono';
import { Refusal } from '../answers/failure.js';
import type { Route } from '../answers/route-table.js';
import type { AssetRecord, Catalogue } from '../catalogue/catalogue.js';
import type { AssetFiles } from './asset-files.js';
import { boxWithin } from './picture-box.js';
import type { PictureRequest, ReadPicture } from './picture-view.js';
import { readLength } from './read-picture.js';
import { readSize } from './picture-size.js';
import { sendContent } from './send-content.js';
import { viewerPage, viewerStyle, viewerStylePath } from './viewer-page.js';

/** The dependencies of the file routes. */
export interface FileRoutesOptions {
  readonly account: string;
  readonly catalogue: Catalogue;
  readonly files: AssetFiles;
  readonly now: () => number;
  /** Reads what branded links say of pictures. */
  readonly readPicture: ReadPicture;
  /** Finds the asset of a version's id, which branded links can hold instead of the asset's. */
  readonly findVersion: (id: string) => AssetRecord | undefined;
}

const wholeFiles = new Set(['original', 'video_stream', 'streaming_mp3', 'mp4', 'mp3', 'pdf']);
const viewers =
  /^(?:video|document|spinset)_(?:player|viewer|html5_viewer)(_(?:with|and)_download)?$/;

/** Serves the links of embeds, thumbnails and downloads (section 9, item 6). */
export function fileRoutes({
  account,
  catalogue,
  files,
  now,
  readPicture,
  findVersion,
}: FileRoutesOptions): readonly Route[] {
  const recordIn = (context: Context): AssetRecord => {
    const named = context.req.param('account') ?? account;
    const id = context.req.param('externalId') ?? '';
    const record = catalogue.byExternalId(id) ?? findVersion(id);
    if (named !== account || !record) throw new Refusal(404, 'There is no such asset.');
    return record;
  };

  const sendPicture = async (
    { req }: Context,
    record: AssetRecord,
    { box, view }: PictureRequest,
  ): Promise<Response> => {
    const content = await files.picture(record, box, view);
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
        if (box) return sendPicture(context, record, { box });
        return sendNamed(context, record, size);
      },
    },
    {
      method: 'GET',
      path: '/content/:externalId/:format/:filename',
      answer(context) {
        const record = recordIn(context);
        const format = context.req.param('format') ?? '';
        const picture = readPicture(record, format, (name) => context.req.query(name));
        if (picture) return sendPicture(context, record, picture);
        return sendNamed(context, record, format);
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
        return sendPicture(context, record, { box: boxWithin(record, longerSide) });
      },
    },
    {
      method: 'GET',
      path: '/view/:kind/:externalId/:filename',
      answer(context) {
        const isDownload = context.req.query('t.download') === 'true';
        return Promise.resolve(viewerPage(recordIn(context), isDownload));
      },
    },
    {
      method: 'GET',
      path: viewerStylePath,
      answer: () =>
        new Response(viewerStyle, { headers: { 'content-type': 'text/css; charset=utf-8' } }),
    },
  ];
}
