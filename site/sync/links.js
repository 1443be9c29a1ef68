import { posix } from 'node:path';
import { pageOf, pageOfSection, repository } from './places.js';

/**
 * Rewrites the links of a Markdown file, so that they lead to pages of the site, or to the
 * repository for files that the site does not show.
 * @param {string} text
 * @param {string} file The path of the file in the repository.
 */
export function rewriteLinks(text, file) {
  const from = pageOf(file) ?? '';
  // Code is left as it is.
  return text
    .split(/(^```[^]*?^```$|`[^`\n]+`)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(
            /\]\((?![a-z]+:|#)([^)\s]+)\)/g,
            (_, link) => `](${rewriteLink(String(link), file, from)})`,
          ),
    )
    .join('');
}

/**
 * @param {string} link
 * @param {string} file
 * @param {string} from The path of the page that has the link.
 */
function rewriteLink(link, file, from) {
  const [path = '', anchor] = link.split('#');
  const target = posix.join(posix.dirname(file), path).replace(/\/$/, '');
  if (target === 'README.md' && anchor) return relative(from, pageOfSection(anchor));
  const page = pageOf(target);
  if (page === undefined) return `${repository}/blob/main/${target}`;
  return relative(from, page) + (anchor ? `#${anchor}` : '');
}

/**
 * A relative link between two pages, so that the site can be in any folder of a server.
 * @param {string} from
 * @param {string} to
 */
function relative(from, to) {
  const path = posix.relative(`/${from}`, `/${to}`) || '.';
  return `${path}/`;
}
