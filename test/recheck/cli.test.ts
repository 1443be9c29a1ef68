import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  month,
  openLibrary,
  picture,
  type ChangingLibrary,
} from '../api/recheck/changing-library.js';
import { freePort } from '../broker/program.js';
import { recheckBy, temporaryFolder } from './program.js';

function environmentOf({ service }: ChangingLibrary): Readonly<Record<string, string>> {
  return { DAM_API_URL: service.baseUrl, DAM_TOKEN: service.issueTokens().accessToken };
}

interface JsonReport {
  readonly schema: number;
  readonly checked: { readonly files: number; readonly items: number };
  readonly items: readonly {
    readonly file: string;
    readonly place: { readonly line: number } | null;
    readonly findings: readonly { readonly type: string }[];
    readonly replacement: { readonly url: string; readonly html: string | null } | null;
  }[];
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[];
}

describe('npx dam-recheck', () => {
  for (const quirks of [false, true]) {
    it(`checks 1,000 files in few requests, ${quirks ? 'as of the live service' : 'by the book'}`, async (t) => {
      const library = await openLibrary(t, { quirks, count: 300 });
      const folder = temporaryFolder(t);
      const images = await library.markups(300, 'Website');
      for (let index = 0; index < 1000; index += 1) {
        const below = join(folder, `year-${index % 10}`, 'posts');
        mkdirSync(below, { recursive: true });
        const article = [0, 1, 2]
          .map((at) => images[(index * 3 + at) % 300])
          .join('\n<p>Text</p>\n');
        writeFileSync(join(below, `${index}.html`), `<!doctype html><h1>${index}</h1>\n${article}`);
      }
      library.change(picture(0), { expires: Date.now() - month });
      library.change(picture(1), { filename: 'Coast.jpg' });
      library.asked();
      const began = performance.now();
      const { code, out, err } = await recheckBy(environmentOf(library), ['--json', folder]);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const requests = library.asked();
      t.diagnostic(`1,000 files, 3,000 uses of 300 assets: ${requests} requests, ${seconds} s`);
      assert.equal(code, 1, err);
      const report = JSON.parse(out) as JsonReport;
      assert.deepEqual(report.checked, { files: 1000, items: 3000 });
      assert.deepEqual(report.unreadable, []);
      const types = report.items.map(({ findings }) => findings[0]?.type);
      assert.deepEqual(types.sort(), [
        ...Array<string>(10).fill('expired'),
        ...Array<string>(10).fill('renamed'),
      ]);
      assert.equal(requests, (quirks ? 1 : 2) + 300 / 50);
      assert.match(err, /Asking the service: 300 of 300 ids\n/);
      assert.match(err, /Checking: 1000 of 1000 files\n/);
    });
  }

  it('reads HTML from standard input, and says in words what is to be done', async (t) => {
    const library = await openLibrary(t);
    const html = `<p>\n  ${await library.markup(picture(0), 'Website')}${await library.markup(picture(1), 'original')}`;
    const environment = environmentOf(library);
    const before = await recheckBy(environment, [], html);
    assert.deepEqual(
      [before.code, before.out],
      [0, 'Checked 2 uses of assets in 1 file: nothing to do.\n'],
    );
    library.change(picture(0), { filename: 'Coast.jpg' });
    library.change(picture(1), { deleted: Date.UTC(2024, 1, 2, 3, 4, 5) });
    const { code, out } = await recheckBy(environment, ['-', '--quiet'], html);
    assert.equal(code, 1);
    assert.match(
      out,
      /^-:2:3: <img> has another file name: Cliffs-000000\.jpg is now Coast\.jpg \(Coast\.jpg\)\n/,
    );
    assert.match(
      out,
      /\n {4}put in its place: <img src="http[^"]*\/Coast\.jpg" alt="White cliffs"/,
    );
    assert.match(out, /<img> was deleted, on 2024-02-02T03:04:05Z \(Cliffs 000001\.jpg\)\n/);
    assert.match(
      out,
      /\nChecked 2 uses of assets in 1 file: 1 renamed, 1 deleted\. 1 can be replaced as shown\.\n$/,
    );
  });

  it('reads ids, URLs and stored picks from JSON', async (t) => {
    const library = await openLibrary(t);
    const file = join(temporaryFolder(t), 'stored.JSON');
    const { id } = await library.asset(picture(0));
    const pick = { schema: 1, branded: false, items: [{ id, filename: 'Old.jpg' }] };
    writeFileSync(file, JSON.stringify([id, picture(1), pick, 7, 'https://evil.example/a.jpg']));
    const { code, out } = await recheckBy(environmentOf(library), ['--json', file]);
    assert.equal(code, 1);
    const { items, checked } = JSON.parse(out) as JsonReport;
    assert.equal(checked.items, 5);
    const types = items.map(({ findings }) => findings.map(({ type }) => type).join());
    assert.deepEqual(types, ['renamed', 'unreadable', 'foreign']);
  });

  it('names what it cannot read, and checks the rest', async (t) => {
    const library = await openLibrary(t);
    const folder = temporaryFolder(t);
    const image = await library.markup(picture(0), 'Website');
    writeFileSync(join(folder, 'a.html'), image);
    writeFileSync(join(folder, 'b.php'), image);
    writeFileSync(join(folder, 'c.json'), '{');
    writeFileSync(join(folder, 'd.HTM'), Buffer.from(`\xff\xfe\x00${image}`, 'latin1'));
    symlinkSync('nowhere', join(folder, 'e.html'));
    symlinkSync(folder, join(folder, 'f.html'));
    mkdirSync(join(folder, '.hidden'));
    writeFileSync(join(folder, '.hidden', 'g.html'), image);
    const paths = [folder, join(folder, 'c.json'), join(folder, 'nowhere')];
    const { code, out } = await recheckBy(environmentOf(library), ['--json', ...paths]);
    assert.equal(code, 2);
    const report = JSON.parse(out) as JsonReport;
    assert.deepEqual(report.checked, { files: 2, items: 2 });
    assert.deepEqual(
      report.unreadable.map(({ file, reason }) => [file.slice(folder.length + 1), reason]),
      [
        ['e.html', 'there is no such file or folder'],
        ['f.html', 'it is a folder'],
        ['c.json', 'it is not JSON'],
        ['nowhere', 'there is no such file or folder'],
      ],
    );
    const more = await recheckBy(environmentOf(library), ['--json', '--ext', '.php', folder]);
    assert.deepEqual((JSON.parse(more.out) as JsonReport).checked, { files: 1, items: 1 });
  });

  it('writes nothing to a terminal that would control it', async (t) => {
    const library = await openLibrary(t);
    const file = join(temporaryFolder(t), 'x\u001b[2J.html');
    writeFileSync(file, await library.markup(picture(0), 'Website'));
    library.change(picture(0), { filename: 'a\u001b]0;\u202eb.jpg', expires: 1 });
    const { code, out } = await recheckBy(environmentOf(library), [file]);
    assert.equal(code, 1);
    assert.doesNotMatch(out, /[^\P{Cc}\n]|\p{Cf}/u);
  });

  it('says why there is no report, and never what the token is', async (t) => {
    const library = await openLibrary(t);
    const html = await library.markup(picture(0), 'Website');
    const good = environmentOf(library);
    const nobody = `http://127.0.0.1:${await freePort()}`;
    for (const [words, env, args] of [
      ['DAM_API_URL is missing', { DAM_TOKEN: 'wat_acme_hidden' }, []],
      ['DAM_TOKEN is missing', { DAM_API_URL: nobody }, []],
      ['DAM_TOKEN_FILE names a file', { ...good, DAM_TOKEN: '', DAM_TOKEN_FILE: '/nowhere' }, []],
      ['DAM_API_URL takes', { ...good, DAM_API_URL: 'hidden' }, []],
      ['DAM_PROFILE takes', { ...good, DAM_PROFILE: 'hidden' }, []],
      ['The service does not accept the token', { ...good, DAM_TOKEN: 'wat_acme_hidden' }, []],
      ['The service does not accept the token', { ...good, DAM_TOKEN: 'hidden token' }, []],
      ['The service did not answer', { ...good, DAM_API_URL: nobody }, []],
      ["Unknown option '--token'", good, ['--token', 'x']],
      ['--base takes', good, ['--base', 'acme']],
      ['--ext takes', good, ['--ext', '*']],
    ] as const) {
      const { code, out, err } = await recheckBy({ ...env }, args, html);
      assert.ok(err.startsWith(words), `${words}: ${err}`);
      assert.doesNotMatch(err, /hidden|\n.*\n/);
      assert.deepEqual([code, out], [3, ''], words);
    }
  });

  it('takes the token from a file, which other programs cannot see', async (t) => {
    const library = await openLibrary(t);
    const { DAM_API_URL = '', DAM_TOKEN = '' } = environmentOf(library);
    const file = join(temporaryFolder(t), 'token');
    writeFileSync(file, `${DAM_TOKEN}\n`);
    const html = await library.markup(picture(0), 'Website');
    const { code } = await recheckBy({ DAM_API_URL, DAM_TOKEN_FILE: file }, [], html);
    assert.equal(code, 0);
  });

  it('explains itself', async () => {
    const { code, out } = await recheckBy({}, ['--help']);
    assert.equal(code, 0);
    assert.match(out, /^Usage: dam-recheck [^]*Exit codes: 0 /);
  });
});
