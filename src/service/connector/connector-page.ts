import { escapeMarkup } from '../answers/markup.js';
import type { ConnectorItem } from './connector-item.js';
import { connectorScriptPath } from './connector-script.js';
import { connectorStylePath } from './connector-style.js';

/** The path of the connector's page. */
export const connectorPath = '/connector';

/** One asset on the page. */
export interface ConnectorChoice {
  readonly item: ConnectorItem;
  /** The URL of its picture. */
  readonly picture: string;
}

/** The content of a connector page. */
export interface ConnectorPageView {
  /** The signed parameters, which every link and form of the page repeats. */
  readonly members: URLSearchParams;
  /** The search text; null if searching is disabled. */
  readonly text: string | null;
  readonly choices: readonly ConnectorChoice[];
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** The origins that may receive the selected asset. */
  readonly origins: readonly string[];
}

/** The page on which the user selects an asset. */
export function connectorPage(view: ConnectorPageView): string {
  const { choices, total, page, pages } = view;
  const count =
    total === 1 ? '1 asset' : `${total === 0 ? 'No' : total.toLocaleString('en')} assets`;
  const content = `<h1>Choose an asset</h1>
${view.text === null ? '' : searchForm(view.members, view.text)}
<p class="count">${count}${pages > 1 ? `, page ${page} of ${pages}` : ''}</p>
${choices.length > 0 ? `<ul>\n${choices.map(choiceMarkup).join('\n')}\n</ul>` : ''}
${pages > 1 ? pager(view) : ''}
<noscript><p>Choosing an asset needs JavaScript.</p></noscript>
<p role="status" data-alone="Open this page from your editor: then it can insert."></p>`;
  return documentMarkup('Choose an asset', content, view.origins);
}

/** The page for an invalid URL. */
export function connectorRefusal(reason: string): string {
  const content = `<h1>These assets cannot be shown</h1>\n<p role="alert">${escapeMarkup(reason)}</p>`;
  return documentMarkup('These assets cannot be shown', content, []);
}

function searchForm(members: URLSearchParams, text: string): string {
  const hidden = [...members].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  return `<form action="${connectorPath}" role="search">
${hidden.join('\n')}
<label>Search assets <input type="search" name="text" value="${escapeMarkup(text)}"></label>
<button>Search</button>
</form>`;
}

function choiceMarkup({ item, picture }: ConnectorChoice): string {
  const name = escapeMarkup(item.filename);
  return `<li>
<img src="${escapeMarkup(picture)}" alt="" loading="lazy">
<p><bdi>${name}</bdi></p>
<button type="button" data-item="${escapeMarkup(JSON.stringify(item))}" data-done="${name} was inserted.">Insert
<span class="unseen"><bdi>${name}</bdi></span></button>
</li>`;
}

function pager({ members, text, page, pages }: ConnectorPageView): string {
  const link = (to: number, rel: string, words: string): string => {
    const query = new URLSearchParams(members);
    if (text !== null) query.set('text', text);
    query.set('page', String(to));
    const address = escapeMarkup(`${connectorPath}?${query.toString()}`);
    return `<a href="${address}" rel="${rel}">${words}</a>`;
  };
  return `<nav aria-label="Pages">
${page > 1 ? link(page - 1, 'prev', 'Previous') : ''}
<span>Page ${page} of ${pages}</span>
${page < pages ? link(page + 1, 'next', 'Next') : ''}
</nav>`;
}

function documentMarkup(title: string, content: string, origins: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${connectorStylePath}">
<script src="${connectorScriptPath}" defer></script>
</head>
<body data-origins="${escapeMarkup(origins.join(' '))}">
<main>
${content}
</main>
</body>
</html>
`;
}
