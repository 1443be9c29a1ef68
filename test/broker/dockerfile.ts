import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a Dockerfile leads to: a folder that stands for the root, and how to run in it. */
export interface Image {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly start: readonly string[];
  readonly healthCheck: readonly string[];
}

/** The instructions of a Dockerfile, with their continued lines joined. */
function instructionsOf(file: string): [name: string, rest: string][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  return written.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? assert.fail(line);
    return [name, rest];
  });
}

/**
 * Carries out the steps of a Dockerfile as they are, without a container: each stage is a folder
 * below `place`, and commands run on this machine. `source` is the folder that is built from.
 */
export function carryOut(file: string, source: string, place: string): Image {
  const stages = new Map<string, string>();
  const env: Record<string, string> = {};
  let [folder, cwd, user, healthCheck] = ['', '', '', ''];
  let entry: string[] = [];
  let words: string[] = [];
  const inside = (path: string): string =>
    join(folder, path.startsWith('/') ? path : join(cwd, path));
  const steps: Readonly<Record<string, (rest: string) => void>> = {
    FROM: (rest) => {
      const [, name = `stage-${stages.size}`] = / AS (\w+)$/.exec(rest) ?? [];
      folder = join(place, name);
      mkdirSync(folder);
      stages.set(name, folder);
      cwd = '/';
    },
    WORKDIR: (path) => {
      cwd = path;
      mkdirSync(inside('.'), { recursive: true });
    },
    COPY: (rest) => {
      const [, from] = /^--from=(\w+) /.exec(rest) ?? [];
      const paths = rest.replace(/^--from=\w+ /, '').split(' ');
      const target = paths.pop() ?? '';
      for (const path of paths) {
        const base = from === undefined ? source : (stages.get(from) ?? assert.fail(from));
        const to = target.endsWith('/') ? join(inside(target), basename(path)) : inside(target);
        cpSync(join(base, path), to, { recursive: true });
      }
    },
    RUN: (command) => {
      const options = { cwd: inside('.'), encoding: 'utf8' } as const;
      const offline = { ...process.env, npm_config_prefer_offline: 'true' };
      const { status, stderr } = spawnSync('sh', ['-c', command], { ...options, env: offline });
      assert.equal(status, 0, stderr);
    },
    ENV: (rest) => {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) env[name] = value;
    },
    USER: (rest) => void (user = rest),
    EXPOSE: () => undefined,
    HEALTHCHECK: (rest) => void (healthCheck = rest.slice(rest.indexOf('CMD ') + 4)),
    ENTRYPOINT: (rest) => void (entry = JSON.parse(rest) as string[]),
    CMD: (rest) => void (words = JSON.parse(rest) as string[]),
  };
  for (const [name, rest] of instructionsOf(file)) (steps[name] ?? assert.fail(name))(rest);
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  return {
    ...{ folder, env, user: { uid, gid } },
    start: [...entry, ...words],
    healthCheck: JSON.parse(healthCheck) as string[],
  };
}
