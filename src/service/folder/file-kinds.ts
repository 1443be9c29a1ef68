import type { FormatType } from '../catalogue/catalogue.js';

/** The kind of a file, by its extension. */
export interface FileKind {
  readonly format: string;
  readonly formatType: FormatType;
  readonly mediaType: string;
}

const kinds: ReadonlyMap<string, FileKind> = new Map(
  [
    'jpg JPEG image image/jpeg',
    'jpeg JPEG image image/jpeg',
    'png PNG image image/png',
    'webp WEBP image image/webp',
    'gif GIF image image/gif',
    'avif AVIF image image/avif',
    'svg SVG image image/svg+xml',
    'tif TIFF image image/tiff',
    'tiff TIFF image image/tiff',
    'bmp BMP image image/bmp',
    'heic HEIC image image/heic',
    'psd PSD image image/vnd.adobe.photoshop',
    'mp4 MPEG4 video video/mp4',
    'm4v MPEG4 video video/mp4',
    'mov QuickTime video video/quicktime',
    'webm WEBM video video/webm',
    'mkv Matroska video video/x-matroska',
    'avi AVI video video/x-msvideo',
    'mp3 MP3 audio audio/mpeg',
    'm4a AAC audio audio/mp4',
    'wav WAV audio audio/wav',
    'ogg OGG audio audio/ogg',
    'flac FLAC audio audio/flac',
    'pdf PDF pdf application/pdf',
    'doc MSWord office application/msword',
    'docx MSWord office application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'xls MSExcel office application/vnd.ms-excel',
    'xlsx MSExcel office application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'ppt MSPowerPoint office application/vnd.ms-powerpoint',
    'pptx MSPowerPoint office application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'odt OpenDocument office application/vnd.oasis.opendocument.text',
    'ods OpenDocument office application/vnd.oasis.opendocument.spreadsheet',
    'odp OpenDocument office application/vnd.oasis.opendocument.presentation',
  ].map((line) => {
    const [extension = '', format = '', formatType = '', mediaType = ''] = line.split(' ');
    return [extension, { format, formatType: readFormatType(formatType), mediaType }];
  }),
);

/** The kind of a file; undefined if it is not an asset. */
export function kindOf(filename: string): FileKind | undefined {
  return kinds.get(/\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '');
}

function readFormatType(text: string): FormatType {
  const formatTypes: readonly FormatType[] = ['image', 'video', 'audio', 'pdf', 'office'];
  return formatTypes.find((formatType) => formatType === text) ?? 'generic_binary';
}
