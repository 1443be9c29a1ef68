import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import autocannon from 'autocannon';

/** The figures of a server under load. */
export interface Round {
  /** Calls answered per second. */
  readonly rate: number;
  /** The server's processor time, in microseconds per call. */
  readonly cost: number;
  /** The 99th percentile of the answer time, in milliseconds. */
  readonly p99: number;
  /** Calls that were not answered with 2xx. */
  readonly refused: number;
}

/** A server's memory, in MB. */
export interface Memory {
  readonly resident: number;
  /** The used JavaScript heap. */
  readonly used: number;
}

/** A server in a separate process. */
export interface ComparedServer {
  readonly port: number;
  /** Sends as many calls with these headers as the server answers, for some seconds. */
  readonly load: (seconds: number, headers: Readonly<Record<string, string>>) => Promise<Round>;
  /** Its resident memory and used heap, in MB, after a garbage collection. */
  readonly memory: () => Promise<Memory>;
  readonly close: () => Promise<void>;
}

/** The number of concurrent callers, each of which waits for its answer. */
const callers = 20;

/**
 * Starts a program as an operator would, without a loader, with this environment and on its own
 * port. Resolves when it answers.
 */
export async function startServer(
  program: URL,
  environment: Readonly<Record<string, string>> = {},
): Promise<ComparedServer> {
  const port = await freePort();
  const told = new URL('./told.js', import.meta.url);
  const child = fork(program, [], {
    execArgv: ['--expose-gc', '--import', told.href],
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await answering(port, child);
  const ask = (what: string): Promise<number> => {
    child.send('tell');
    return tell(child, what);
  };
  return {
    port,
    load: async (seconds, headers) => {
      const before = await ask('cpu');
      const { requests, latency, non2xx, errors } = await autocannon({
        url: `http://127.0.0.1:${port}/dam-auth/refresh`,
        method: 'POST',
        headers: { ...headers },
        body: '{}',
        connections: callers,
        duration: seconds,
      });
      const cost = ((await ask('cpu')) - before) / Math.max(1, requests.total);
      const rate = requests.total / seconds;
      return { rate, cost, p99: latency.p99, refused: non2xx + errors };
    },
    memory: async () => ({
      resident: (await ask('rss')) / 2 ** 20,
      used: (await ask('heapUsed')) / 2 ** 20,
    }),
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Resolves when a server answers on the port; rejects if the process ends before. */
async function answering(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('A server could not be started');
}

/** Returns a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Reads a figure from the next message of a server. */
async function tell(child: ChildProcess, what: string): Promise<number> {
  const [message] = (await once(child, 'message')) as [Readonly<Record<string, unknown>>];
  const figure = message[what];
  if (typeof figure !== 'number') throw new Error(`The server told no ${what}`);
  return figure;
}
