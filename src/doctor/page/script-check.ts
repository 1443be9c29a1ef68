import { sendRequest, readObject } from '../../auth/diagnostic-request.js';
import { failed, ok, type Check, type Verdict } from '../finding.js';
import { entriesOfPage, hasPicker, isDefined, type Entry } from './scripts.js';

const docs = 'docs/hosts/policies.md#versions-side-by-side';
const copyAll = 'Copy all dam-*.js files and integrity.json out of one dist folder, together.';
const cacheHint =
  'If you have done so, a cache still contains the old file, and a query on the script’s URL does not change that: give each version a folder of its own.';

/** Checks whether the page loads the elements once and in one version. */
export function scriptChecks(): readonly Check[] {
  const entries = entriesOfPage();
  if (entries.length === 0 && !hasPicker()) return [];
  return [{ step: 'script', run: () => examineScript(entries) }];
}

async function examineScript(entries: readonly Entry[]): Promise<Verdict> {
  const [first, second] = entries;
  if (!first) return judgeBundle();
  if (second) {
    return failed(
      `The page loads the elements from ${entries.map(({ url }) => nameOf(url)).join(' and from ')}: these are separate copies.`,
      `Keep ${lineOf(first)} and remove the other.`,
      docs,
    );
  }
  const { url, tag } = first;
  const needsModule = url.pathname.endsWith('/dam-elements.js');
  if (tag && needsModule && tag.type !== 'module') {
    return failed(
      `${nameOf(url)} is a module, but its script tag is not of type module.`,
      `Write <script type="module" src="${nameOf(url)}"></script>.`,
      'README.md#put-it-into-a-page',
    );
  }
  const mismatch = await findMismatchedFile(url);
  if (mismatch) return mismatch;
  if (isDefined()) return ok(`The elements come from ${nameOf(url)} only.`);
  return failed(
    `${nameOf(url)} is in the page, but <asset-picker> is not defined.`,
    'See the step “policy”, and the first error in the console.',
    docs,
  );
}

function judgeBundle(): Verdict {
  if (isDefined()) return ok('The elements are defined by a script of this page.');
  return failed(
    'The page contains a picker, but nothing has defined it.',
    "Write import 'dam-elements/define/asset-picker'; in a module of the page, and see the step “policy”.",
    'docs/hosts/frameworks.md',
  );
}

/**
 * Returns the problem if a file beside the entry is missing or, if there is an `integrity.json`, of
 * another version.
 */
async function findMismatchedFile(entry: URL): Promise<Verdict | undefined> {
  const list = await sendRequest(new URL('integrity.json', entry));
  const isThere = list.status === 'answered' && list.response.ok;
  const values = isThere ? await readObject(list.response) : {};
  const names = ['dam-elements.js', 'dam-shared.js', 'dam-assets.js', 'dam-sign-in.js'];
  const wanted = entry.pathname.endsWith('.iife.js') ? ['dam-elements.iife.js'] : names;
  for (const name of wanted) {
    // Reads the file from the browser's cache if the page does so too.
    const reply = await sendRequest(new URL(name, entry), { cache: 'default' });
    // A policy or another origin may block this request, although it allows the script.
    if (reply.status !== 'answered') continue;
    const { ok: isGood, status } = reply.response;
    if (!isGood) return failed(`${name} responds with ${status}.`, copyAll, docs);
    const value = values[name];
    if (typeof value === 'string' && value !== (await integrityOf(reply.response))) {
      return failed(
        `${name} is not the file that integrity.json beside it lists.`,
        `${copyAll} ${cacheHint}`,
        docs,
      );
    }
  }
  return undefined;
}

async function integrityOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

function nameOf({ origin, href }: URL): string {
  return origin === location.origin ? href.slice(origin.length) : href;
}

function lineOf({ url, tag }: Entry): string {
  return tag ? `<script src="${nameOf(url)}">` : `the import of ${nameOf(url)}`;
}
