import type { FormatType } from '../../../../src/service/index.js';

/** An embed as recorded: its parts with the external id as `X` and the user as `u`. */
interface Expected {
  /** A path and a query below the branded host. */
  readonly url: string;
  readonly html: string;
  readonly share: string;
}

const frame =
  '<iframe src="URL" webkitallowfullscreen mozallowfullscreen allowfullscreen ></iframe>';
const boxed =
  '<div style="position:relative;width:100%;height:0;padding-bottom:56.25%;">' +
  '<iframe src="URL" webkitallowfullscreen mozallowfullscreen allowfullscreen frameborder="0" ' +
  'allowtransparency="true" scrolling="no" ' +
  'style="position:absolute;top:0;left:0;width:100%;height:100%;" ></iframe></div>';

/** A page whose share link is its own address. */
function page(url: string, html: string): Expected {
  return { url, html, share: `${url}&x.share=t` };
}

function original(file: string): Expected {
  const url = `content/X/original/${file}?u&download=true`;
  return page(url, `<a href="URL" target="_blank">${file}</a>`);
}

function still(file: string, shown: string): Expected {
  return {
    url: `content/X/jpeg/${shown}?u`,
    html: `<img alt="${shown}" src="URL">`,
    share: `view/thumbnail/X/${file}?t.format=jpeg&u&x.share=t`,
  };
}

function picture(members: string, box: string, format = 'jpeg'): Expected {
  return {
    url: `content/X/${format}/dog.${format}?${members}&u`,
    html: `<img ${box} alt="dog.${format}" src="URL">`,
    share: `view/thumbnail/X/dog.jpg?${members}&t.format=${format}&u&x.share=t`,
  };
}

const html5Viewer = (file: string): Expected => page(`view/pdf/X/${file}?u`, frame);
const downloadViewer = (file: string): Expected =>
  page(`view/pdf/X/${file}?t.download=true&u`, frame);

/** A kind of asset with the embeds that it has, but for the template. */
export interface Kind {
  readonly formatType: FormatType;
  readonly format: string;
  readonly filename: string;
  readonly embeds: Readonly<Record<string, Expected>>;
}

/** The recorded table of links. */
export const kinds: Readonly<Record<string, Kind>> = {
  image: {
    ...{ formatType: 'image', format: 'JPEG', filename: 'dog.jpg' },
    embeds: {
      '640px-landscape': picture('w=640&keep=c&crop=yes&color=cccccc&quality=80', 'width="640"'),
      '640px-portrait': picture('h=640&keep=c&crop=yes&color=cccccc&quality=80', 'height="640"'),
      'Facebook-cover': picture(
        'w=820&h=312&keep=c&crop=yes&color=ffffffff&quality=80',
        'width="820" height="312"',
      ),
      Turned: picture(
        'w=570&h=300&position=c&color=ffffffff&quality=80&r=270',
        'width="570" height="300"',
      ),
      '(àX()': picture(
        'w=1040&h=570&position=c&color=ffffff00&quality=80',
        'width="1040" height="570"',
        'png',
      ),
      original: original('dog.jpg'),
    },
  },
  video: {
    ...{ formatType: 'video', format: 'MPEG4', filename: 'dog.mp4' },
    embeds: {
      VideoWithPlayerAndDownload: page('view/video/X/dog.mp4?t.download=true&u', frame),
      original: original('dog.mp4'),
      video_player: page('view/video/X/dog.mp4?u', boxed),
      video_player_with_download: page('view/video/X/dog.mp4?t.download=true&u', boxed),
      video_poster: still('dog.mp4', 'dog.jpg'),
      video_stream: {
        url: 'content/X/mp4/dog.mp4?quality=hd&u',
        html: '<video controls><source src="URL" type="video/mp4"></video>',
        share: 'view/video/X/dog.mp4?u&x.share=t',
      },
    },
  },
  audio: {
    ...{ formatType: 'audio', format: 'MP3', filename: 'dog.mp3' },
    embeds: {
      original: original('dog.mp3'),
      streaming_mp3: {
        url: 'content/X/mp3/dog.mp3?u',
        html: '<audio controls src="URL"></audio>',
        share: 'view/audio/X/dog.mp3?u&x.share=t',
      },
    },
  },
  pdf: {
    ...{ formatType: 'pdf', format: 'PdfDocument', filename: 'dog.pdf' },
    embeds: {
      document_html5_viewer: html5Viewer('dog.pdf'),
      document_thumbnail: still('dog.pdf', 'dog.jpg'),
      document_viewer: page('content/X/pdf/dog.pdf?u', frame),
      document_viewer_with_download: downloadViewer('dog.pdf'),
      original: original('dog.pdf'),
    },
  },
  office: {
    ...{ formatType: 'office', format: 'MicrosoftPowerpointOoXmlDocument', filename: 'dog.pptx' },
    embeds: {
      document_html5_viewer: html5Viewer('dog.pptx'),
      document_thumbnail: still('dog.pptx', 'dog.jpg'),
      document_viewer_with_download: downloadViewer('dog.pptx'),
      original: original('dog.pptx'),
    },
  },
  'spin set': {
    ...{ formatType: 'project_archive', format: 'SpinSet', filename: 'dog.zip' },
    embeds: {
      original: original('dog.zip'),
      spinset_thumbnail: still('dog.zip', 'dog.zip'),
      spinset_viewer: page('view/spinset/X/dog.zip?u', boxed),
      spinset_viewer_and_download: page('view/spinset/X/dog.zip?t.download=true&u', boxed),
    },
  },
  other: {
    ...{ formatType: 'generic_binary', format: 'GenericBinaryFile', filename: 'dog.bin' },
    embeds: { original: original('dog.bin') },
  },
};
