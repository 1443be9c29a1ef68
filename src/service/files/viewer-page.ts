import { escapeMarkup } from '../answers/markup.js';
import type { AssetRecord } from '../catalogue/catalogue.js';
import { addressName } from '../links/link.js';

/** The path of the style sheet of viewer pages. */
export const viewerStylePath = '/viewer.css';

/** The style sheet of viewer pages. */
export const viewerStyle = `:root { color-scheme: dark; }
body { margin: 0; min-block-size: 100vh; display: grid; background: #14171c; color: #eceef2;
  font: 1rem/1.5 system-ui, sans-serif; }
main { display: grid; grid-template-rows: 1fr auto; min-block-size: 0; }
img, video { inline-size: 100%; block-size: 100%; max-block-size: 100vh; object-fit: contain; }
audio { inline-size: min(100% - 2rem, 40rem); margin: auto; }
p { margin: 0; padding: 0.5rem 1rem; text-align: center; }
a { color: #8db8ff; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** A page for frames that plays or shows an asset. */
export function viewerPage(record: AssetRecord, download: boolean): Response {
  const { externalId, filename, formatType } = record;
  const name = escapeMarkup(filename);
  const file = `/content/${externalId}/original/${addressName(filename)}`;
  const poster = `/content/${externalId}/jpeg/${addressName(filename, 'jpg')}?w=1280`;
  const shown =
    formatType === 'video'
      ? `<video controls preload="metadata" src="${file}" poster="${poster}" title="${name}"></video>`
      : formatType === 'audio'
        ? `<audio controls src="${file}" title="${name}"></audio>`
        : `<img src="${poster}" alt="${name}">`;
  const linked = download || formatType === 'pdf' || formatType === 'office';
  const link = `<p><a href="${file}?download=true">Download ${name}</a></p>`;
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="${viewerStylePath}">
</head>
<body>
<main>
${shown}
${linked ? link : ''}
</main>
</body>
</html>
`;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
