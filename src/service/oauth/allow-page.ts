import { escapeMarkup } from '../answers/markup.js';

/** The path of the style sheet of these pages. */
export const stylePath = '/allowaccess.css';

/** The content of the consent page. */
export interface ConsentView {
  readonly account: string;
  readonly person: string;
  /** The origin that the user returns to, e.g. `https://cms.example.com`. */
  readonly destination: string;
  readonly ticket: string;
}

/** The page that asks the user to allow access (section 4.1). Its form posts to the same URL. */
export function consentPage({ account, person, destination, ticket }: ConsentView): string {
  return page(
    'Allow access',
    `<h1>Allow access to your assets?</h1>
<p><strong>${escapeMarkup(destination)}</strong> asks to use the library of
<strong>${escapeMarkup(account)}</strong> on your behalf.</p>
<ul>
<li>It can search and see the assets that you may see.</li>
<li>It can insert links to them into its pages.</li>
<li>It never learns your password.</li>
</ul>
<p class="person">Signed in as ${escapeMarkup(person)}</p>
<form method="post" action="/allowaccess">
<input type="hidden" name="ticket" value="${escapeMarkup(ticket)}">
<button name="decision" value="allow" class="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>`,
  );
}

/** The page for unsafe requests. It has no links. */
export function refusalPage(reason: string): string {
  return page(
    'Access cannot be allowed',
    `<h1>Access cannot be allowed</h1>
<p role="alert">${escapeMarkup(reason)}</p>
<p>Nothing was shared. You can close this window.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
