import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The links between pages of the built site that lead nowhere, with the page that has each.
 * @param {string} folder The built site.
 * @param {string} base The path below which a server has the site.
 * @returns {string[]}
 */
export function brokenLinks(folder, base) {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`;
      return [path, { text, anchors: anchorsOf(text) }];
    }),
  );
  return [...pages].flatMap(([path, { text }]) => {
    const tags = [...text.matchAll(/<[a-z][^<>]*>/gi)].join('\n');
    const links = [...tags.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
    return [...new Set(links)].flatMap((link) => {
      const problem = problemOf(link.replaceAll('&amp;', '&'), path);
      return problem ? [`${path}: ${link} ${problem}`] : [];
    });
  });

  /**
   * @param {string} link
   * @param {string} from
   */
  function problemOf(link, from) {
    if (/^[a-z]+:|^\/\//.test(link)) return undefined;
    const [address = '', anchor] = link.split('#');
    const path = address.replace(/\?.*/, '');
    const below = path.startsWith(base) ? `/${path.slice(base.length)}` : path;
    const target = path === '' ? from : posix.resolve(from, below) + (/\/$/.test(path) ? '/' : '');
    const page = pages.get(target.replace('//', '/'));
    if (page) {
      if (!anchor || page.anchors.has(decodeURIComponent(anchor))) return undefined;
      return 'has no such heading';
    }
    const file = join(folder, target);
    return existsSync(file) && statSync(file).isFile() ? undefined : 'is not in the site';
  }
}

/** @param {string} text */
function anchorsOf(text) {
  return new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
}
