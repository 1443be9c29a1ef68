import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const root = new URL('../../../', import.meta.url);

/** What a page of the host is told, in a JSON block. */
export function hostPage(script: string, settings: object, markup = ''): string {
  return `<!doctype html><html lang="en"><title>Host</title>
<link rel="icon" href="data:,"><body>${markup}
<script type="application/json" id="settings">${JSON.stringify(settings)}</script>
<script src="${script}"></script></body></html>`;
}

/** A page of another site, that shows `address` in a frame. */
export function framingPage(address: string, sandbox: string | undefined): string {
  const attribute = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><title>Framing</title><body>
<iframe title="Host" src="${address}"${attribute}></iframe></body></html>`;
}

export function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

export function html(body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}

/** One script, as a browser runs it. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root.pathname,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
