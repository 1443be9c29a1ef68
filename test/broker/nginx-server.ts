import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { findServer } from '../../scripts/servers.js';
import { eventually } from './eventually.js';
import { freePort, start } from './program.js';

const program = findServer('nginx');

/** Why tests that need nginx are left out; false where they are not. */
export const withoutNginx = program === undefined && 'nginx is not on this machine';

/** An nginx with the block of the operators' page. */
export interface NginxServer {
  readonly port: number;
  readonly url: string;
  readonly accessLog: () => string;
}

/** Starts nginx before brokers at these ports, for the length of a test. */
export async function startNginx(
  context: TestContext,
  ports: readonly number[],
): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'dam-broker-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(folder, port, ports));
  const nginx = start(program ?? '', ['-p', folder, '-c', configuration, '-e', 'stderr']);
  context.after(() => nginx.end());
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => {
    if (nginx.hasEnded()) throw new Error(nginx.lines.join('\n'));
    return fetch(url).then(
      () => true,
      () => false,
    );
  });
  return { port, url, accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8') };
}

/** The page's block, with this machine's ports and files in it. */
function configure(folder: string, port: number, ports: readonly number[]): string {
  const page = readFileSync(new URL('../../docs/broker.md', import.meta.url), 'utf8');
  let block = /```nginx\n([^]*?)```/.exec(page)?.[1] ?? '';
  const replace = (what: string | RegExp, by: string): void => {
    assert.notEqual(block, (block = block.replace(what, by)), String(what));
  };
  for (const written of [8081, 8082, 8083]) {
    const [own = 0] = ports.slice((written - 8081) % ports.length);
    replace(`127.0.0.1:${written}`, `127.0.0.1:${own}`);
  }
  replace('listen 443 ssl', `listen 127.0.0.1:${port}`);
  replace(/ssl_certificate .*\n/, '\n');
  replace(/ssl_certificate_key .*\n/, '\n');
  replace('/var/log/nginx/dam-auth.log', join(folder, 'access.log'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  return `daemon off; master_process off; pid ${join(folder, 'pid')};
events {}
http { access_log off; ${paths}
${block} }`;
}
