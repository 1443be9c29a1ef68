import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

/** The repository's root, with its closing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A block of the operators' page. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** The heading above it. */
  readonly section: string;
}

/** All blocks of the operators' page, from first to last. */
export function blocksOfPage(): Block[] {
  const page = readFileSync(`${root}docs/broker.md`, 'utf8');
  const blocks: Block[] = [];
  let section = '';
  const parts = /^#+ (?<heading>.+)$|^```(?<language>\w+)(?: fragment)?\n(?<text>[^]*?)^```$/gm;
  for (const { groups = {} } of page.matchAll(parts)) {
    const { heading, language, text } = groups;
    if (heading !== undefined) section = heading;
    else if (language !== undefined) blocks.push({ language, text: text ?? '', section });
  }
  assert.ok(blocks.length > 10);
  return blocks;
}

/**
 * Stand-ins for the programs that would change the machine or need a network, and nothing but that:
 * `npm install` links this repository and its packages, `sudo` works below a folder of the test's
 * own, and `systemctl` and `docker` write down what they were told.
 */
const standIns: Readonly<Record<string, string>> = {
  npm: `place=.
[ "$2" = --prefix ] && place=$3
mkdir -p "$place/node_modules/@hono"
for name in jose hono @hono/node-server redis; do ln -sfn "$REPOSITORY/node_modules/$name" "$place/node_modules/$name"; done
ln -sfn "$REPOSITORY" "$place/node_modules/dam-elements"`,
  npx: `[ "$1" = dam-broker ] || exit 9
shift
exec node node_modules/dam-elements/dist/broker/cli.js "$@"`,
  sudo: `words=()
for word in "$@"; do
  case "$word" in /etc/* | /opt/*) mkdir -p "$MACHINE\${word%/*}"; word="$MACHINE$word" ;; esac
  words+=("$word")
done
exec "\${words[@]}"`,
  systemctl: 'echo "systemctl $*" >> "$MACHINE/told"',
  docker: `printf '%s\\n' "$@" > "$MACHINE/docker-$1"`,
};

/** A folder in which an operator pastes blocks. */
export interface Desk {
  readonly folder: string;
  /** What stands for the machine's root. */
  readonly machine: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Makes a desk for the length of a test. */
export function deskFor(context: TestContext): Desk {
  const desk = mkdtempSync(join(tmpdir(), 'dam-broker-'));
  context.after(() => rmSync(desk, { recursive: true }));
  const [folder, machine, programs] = ['work', 'machine', 'bin'].map((name) =>
    join(desk, name),
  ) as [string, string, string];
  for (const each of [folder, join(machine, 'etc/systemd/system'), programs]) {
    mkdirSync(each, { recursive: true });
  }
  for (const [name, text] of Object.entries(standIns)) {
    writeFileSync(join(programs, name), `#!/usr/bin/env bash\nset -eu\n${text}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  symlinkSync(process.execPath, join(programs, 'node'));
  const PATH = [programs, dirname(process.execPath), process.env['PATH'] ?? ''].join(':');
  return {
    folder,
    machine,
    env: { PATH, REPOSITORY: root.slice(0, -1), MACHINE: machine, PORT: '0' },
  };
}
