import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/** What a server made of a time under load. */
export interface Round {
  /** Calls answered in a second. */
  readonly rate: number;
  /** Of the server's own processor time, in microseconds for each call. */
  readonly cost: number;
  /** What all but one call in a hundred took at most, in milliseconds. */
  readonly p99: number;
  /** Calls that were not answered with 2xx. */
  readonly refused: number;
}

/** A server's memory, in MB. */
export interface Memory {
  readonly resident: number;
  /** Of JavaScript's heap. */
  readonly used: number;
}

/** A server in a process of its own. */
export interface ComparedServer {
  readonly port: number;
  /** Sends as many calls with these headers as it takes, for so many seconds. */
  readonly load: (seconds: number, headers: Readonly<Record<string, string>>) => Promise<Round>;
  /** What it has of the system, and what it uses of that, in MB, after a collection of garbage. */
  readonly memory: () => Promise<Memory>;
  readonly close: () => Promise<void>;
}

/** So many callers at a time, each of which waits for its answer. */
const callers = 20;

/** Starts `server.ts` with these words. */
export async function startServer(...words: readonly string[]): Promise<ComparedServer> {
  const script = fileURLToPath(new URL('./server.ts', import.meta.url));
  const child = fork(script, [...words], { execArgv: ['--expose-gc'] });
  const port = await tell(child, 'port');
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

/** A figure of the next message of a server. */
async function tell(child: ChildProcess, what: string): Promise<number> {
  const [message] = (await once(child, 'message')) as [Readonly<Record<string, unknown>>];
  const figure = message[what];
  if (typeof figure !== 'number') throw new Error(`The server told no ${what}`);
  return figure;
}
