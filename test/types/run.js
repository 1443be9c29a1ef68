import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks what frameworks and unit-test environments get from the package as it is published.
// First `npm run build` at the root and `npm ci` here, then `node test/types/run.js [name …]`.

const here = fileURLToPath(new URL('./', import.meta.url));
const root = join(here, '../..');

/** @typedef {{ program: string, parameters: readonly string[], expected?: readonly RegExp[] }} Case */

/** @param {string} folder @returns {Case} */
const typescript = (folder) => ({
  program: 'typescript/bin/tsc',
  parameters: ['--project', folder],
});

/** @param {string} script @param {string[]} flags @returns {Case} */
const script = (script, ...flags) => ({ program: '', parameters: [...flags, script] });

const browser = ['--conditions=browser'];

/** What is checked, by name. A mistake that is expected is one of the lines that the program says. */
const cases = new Map(
  /** @type {[string, Case][]} */ ([
    ['react-19', typescript('react-19')],
    ['react-18', typescript('react-18')],
    ['wrappers', typescript('wrappers')],
    ['preact', typescript('preact')],
    ['solid', typescript('solid')],
    ['vue', { program: 'vue-tsc/bin/vue-tsc.js', parameters: ['--project', 'vue'] }],
    [
      'svelte',
      {
        program: 'svelte-check/bin/svelte-check',
        parameters: [
          '--workspace',
          'svelte',
          '--config',
          'svelte.config.js',
          '--output',
          'machine',
        ],
        expected: [
          /ERROR "Wrong\.svelte" 5:15 .*'number' is not assignable to type 'string/,
          /ERROR "Wrong\.svelte" 6:15 .*circle.* is not assignable/,
          /ERROR "Wrong\.svelte" 7:15 .*\(event: string\) => string/,
          /ERROR "Wrong\.svelte" 8:15 .*'\(\) => number' is not assignable/,
          /ERROR "Wrong\.svelte" 9:14 .*appplied.* does not exist/,
        ],
      },
    ],
    ['server', script('server.js')],
    // Vitest loads packages as Node does, Jest as a browser does.
    ['happy-dom', script('unit-tests.js', '--import=./happy-dom.js')],
    ['happy-dom-browser', script('unit-tests.js', ...browser, '--import=./happy-dom.js')],
    ['jsdom', script('unit-tests.js', '--import=./jsdom.js')],
    ['documented-happy-dom', script('snippets.js', '--import=./happy-dom.js')],
    ['documented-jsdom', script('snippets.js', '--import=./jsdom.js')],
    ['jsdom-browser', script('unit-tests.js', ...browser, '--import=./jsdom.js')],
  ]),
);

/** Puts the package where a host's own installation would put it. */
function install() {
  const folder = mkdtempSync(join(tmpdir(), 'dam-elements-types-'));
  const target = join(here, 'node_modules/dam-elements');
  try {
    const npm = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    const [name = ''] = execFileSync('npm', npm, { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, name), '-C', target, '--strip-components=1']);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {Case} each @returns {string[]} What is wrong. */
function problemsOf({ program, parameters, expected = [] }) {
  const file = program && join(here, 'node_modules', program);
  const words = [...(file ? [file] : []), ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: here,
    encoding: 'utf8',
    timeout: 180_000,
  });
  const said = `${stdout}${stderr}`.trim();
  if (expected.length === 0) return status === 0 ? [] : [said];
  const errors = said.split('\n').filter((line) => / ERROR /.test(line));
  return [
    ...errors.filter((line) => !expected.some((mistake) => mistake.test(line))),
    ...expected
      .filter((mistake) => !errors.some((line) => mistake.test(line)))
      .map((mistake) => `Not told: ${String(mistake)}`),
  ];
}

if (!existsSync(join(root, 'dist/index.d.ts'))) throw new Error('Run `npm run build` first.');
if (!existsSync(join(here, 'node_modules/vue')))
  throw new Error('Run `npm ci` in test/types first.');
install();
const names = process.argv.slice(2);
for (const [name, each] of cases) {
  if (names.length > 0 && !names.includes(name)) continue;
  const problems = problemsOf(each);
  console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${name}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
