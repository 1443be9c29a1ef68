import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { HtmlRenderer, Parser } from 'commonmark';
import markdownIt from 'markdown-it';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import showdown from 'showdown';
import { findServer } from '../../../scripts/servers.js';

/** A program that converts Markdown to HTML. */
export interface Reader {
  readonly name: string;
  /** Why this machine cannot run it; false if it can. */
  readonly skip: string | false;
  readonly read: (markdown: string) => Promise<string>;
}

/** Reads Base64 lines and answers with Base64 lines. */
const parsedown = `require '/usr/share/php/Parsedown/Parsedown.php';
  while (($line = fgets(STDIN)) !== false) {
    echo base64_encode((new Parsedown)->text(base64_decode($line))), "\\n";
  }`;

const textMarkdown = `use MIME::Base64; use Encode; use Text::Markdown 'markdown'; $| = 1;
  while (my $line = <STDIN>) {
    my $html = markdown(decode('utf8', decode_base64($line)));
    print encode_base64(encode('utf8', $html), ''), "\\n";
  }`;

const githubOptions = {
  allowDangerousHtml: true,
  extensions: [gfm()],
  htmlExtensions: [gfmHtml()],
};

/**
 * Common Markdown readers, each with its own rules, and with raw HTML enabled. Programs start on
 * first use; `close` ends them.
 */
export function openReaders(): { readonly readers: readonly Reader[]; readonly close: () => void } {
  const closings: (() => void)[] = [];
  const github = new showdown.Converter();
  github.setFlavor('github');
  const readers = [
    inProcess('commonmark', (markdown) => new HtmlRenderer().render(new Parser().parse(markdown))),
    inProcess('markdown-it, with tables, bare addresses and HTML', (markdown) =>
      markdownIt({ html: true, linkify: true }).render(markdown),
    ),
    inProcess('GFM, by micromark', (markdown) => micromark(markdown, githubOptions)),
    inProcess('Showdown', (markdown) => new showdown.Converter().makeHtml(markdown)),
    inProcess('Showdown, as GitHub was', (markdown) => github.makeHtml(markdown)),
    beside('Parsedown', 'php', ['-r', parsedown], closings),
    beside('Text::Markdown', 'perl', ['-e', textMarkdown], closings),
  ];
  return { readers, close: () => closings.forEach((end) => end()) };
}

function inProcess(name: string, read: (markdown: string) => string): Reader {
  return { name, skip: false, read: (markdown) => Promise.resolve(read(markdown)) };
}

function beside(
  name: string,
  program: string,
  options: readonly string[],
  closings: (() => void)[],
): Reader {
  const path = findServer(program);
  if (path === undefined) {
    const why = `${name} is not on this machine`;
    return { name, skip: why, read: () => Promise.reject(new Error(why)) };
  }
  const start = (): ((line: string) => Promise<string>) => {
    const child = spawn(path, options, { stdio: ['pipe', 'pipe', 'inherit'] });
    closings.push(() => void child.kill());
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return async (line) => {
      child.stdin.write(`${line}\n`);
      const answer = await lines.next();
      if (answer.done === true) throw new Error(`${name} ended`);
      return answer.value;
    };
  };
  let ask: ReturnType<typeof start> | undefined;
  return {
    name,
    skip: false,
    read: async (markdown) => {
      ask ??= start();
      const html = await ask(Buffer.from(markdown).toString('base64'));
      return Buffer.from(html, 'base64').toString();
    },
  };
}
