import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { findServer } from '../../scripts/servers.js';
import { eventually } from './eventually.js';
import { freePort, isFree, start, type Program } from './program.js';

const server = findServer('redis-server') ?? '';

/** Redis servers of the test's own, of which one takes over when the primary fails. */
export interface RedisGroup {
  readonly urls: readonly string[];
  /** The primary's machine fails: it is gone without a word. */
  failPrimary(): Promise<void>;
  /** Tells the primary to hand over, as before maintenance. */
  handOver(): Promise<void>;
}

/** A folder for the length of a test: sentinels and nodes write down what they know. */
function folderFor(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'dam-broker-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function launch(context: TestContext, args: readonly string[]): Promise<Program> {
  const program = start(server, args);
  context.after(() => program.end('SIGKILL'));
  await program.line((line) => /Ready to accept|Sentinel ID|monitor master/.test(line));
  return program;
}

const common = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

/** What `redis-cli` answers. */
async function cli(port: number, ...words: readonly string[]): Promise<string> {
  const program = start('redis-cli', ['-p', String(port), ...words]);
  await program.ended;
  return program.lines.join('\n');
}

/** A primary with two replicas, and three sentinels that call it `broker`. */
export async function startSentinels(
  context: TestContext,
): Promise<RedisGroup & { readonly sentinels: readonly string[] }> {
  const folder = folderFor(context);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const [first] = ports;
  const programs = new Map<number, Program>();
  for (const port of ports) {
    const of = port === first ? [] : ['--replicaof', '127.0.0.1', String(first)];
    const own = ['--port', String(port), '--dir', folder, ...of, '--repl-diskless-sync-delay', '0'];
    programs.set(port, await launch(context, [...common, ...own]));
  }
  const watched = [await freePort(), await freePort(), await freePort()];
  for (const port of watched) {
    const file = join(folder, `sentinel-${port}.conf`);
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor broker 127.0.0.1 ${first} 2`,
      'sentinel down-after-milliseconds broker 500',
      'sentinel failover-timeout broker 3000',
    ];
    writeFileSync(file, lines.join('\n'));
    await launch(context, [file, '--sentinel']);
  }
  const [asked = 0] = watched;
  // A failover needs sentinels that know each other and replicas that are up to date.
  await eventually(async () => {
    const quorum = await cli(asked, 'sentinel', 'ckquorum', 'broker');
    const replicas = (await cli(asked, 'sentinel', 'replicas', 'broker')).match(
      /^master-link-status$/gm,
    );
    return quorum.startsWith('OK 3') && replicas?.length === 2;
  });
  await eventually(async () => {
    const online = (await cli(first, 'info', 'replication')).match(/state=online/g);
    return online?.length === 2;
  });
  const primary = async (): Promise<number> => {
    const [, port] = (await cli(asked, 'sentinel', 'get-master-addr-by-name', 'broker')).split(
      '\n',
    );
    return Number(port);
  };
  return {
    urls: ['redis://broker'],
    sentinels: watched.map((port) => `redis://127.0.0.1:${port}`),
    failPrimary: async () => {
      await programs.get(await primary())?.end('SIGKILL');
    },
    handOver: async () => {
      const before = await primary();
      await cli(asked, 'sentinel', 'failover', 'broker');
      await eventually(async () => (await primary()) !== before);
    },
  };
}

/** Three primaries of a cluster, and a replica for each. */
export async function startCluster(context: TestContext): Promise<RedisGroup> {
  const folder = folderFor(context);
  const ports: number[] = [];
  const programs = new Map<number, Program>();
  while (ports.length < 6) {
    const port = await clusterPort();
    const own = ['--port', String(port), '--dir', folder, '--cluster-enabled', 'yes'];
    const more = ['--cluster-config-file', `nodes-${port}.conf`, '--cluster-node-timeout', '1000'];
    programs.set(port, await launch(context, [...common, ...own, ...more]));
    ports.push(port);
  }
  const [first = 0] = ports;
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  await cli(first, '--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes');
  await eventually(async () => {
    const states = ports.map(async (port) => [
      await cli(port, 'cluster', 'info'),
      await cli(port, 'info', 'replication'),
    ]);
    return (await Promise.all(states)).every(
      ([cluster = '', replication = '']) =>
        cluster.includes('cluster_state:ok') &&
        /role:master[^]*connected_slaves:1|master_link_status:up/.test(replication),
    );
  });
  const slot = Number(await cli(first, 'cluster', 'keyslot', '{dam-broker}'));
  /** The ports of the node that holds the broker's keys, and of its replica. */
  const holders = async (): Promise<readonly [number, number]> => {
    const alive = ports.find((port) => !programs.get(port)?.hasEnded()) ?? 0;
    const nodes = (await cli(alive, 'cluster', 'nodes')).split('\n').map((line) => line.split(' '));
    const holds = (range: string): boolean => {
      const [from = NaN, to = from] = range.split('-').map(Number);
      return slot >= from && slot <= to;
    };
    const holder = nodes.find((words) => words.slice(8).some(holds)) ?? [];
    const replica = nodes.find((words) => words[3] === holder[0]) ?? [];
    const portOf = (words: readonly string[]): number =>
      Number(/:(\d+)@/.exec(words[1] ?? '')?.[1]);
    return [portOf(holder), portOf(replica)];
  };
  return {
    urls: ports.map((port) => `redis://127.0.0.1:${port}`),
    failPrimary: async () => {
      const [holder] = await holders();
      await programs.get(holder)?.end('SIGKILL');
    },
    handOver: async () => {
      const [, replica] = await holders();
      await cli(replica, 'cluster', 'failover');
      await eventually(async () => (await holders())[0] === replica);
    },
  };
}

/** A free port whose cluster port, 10,000 above, is free, too. */
async function clusterPort(): Promise<number> {
  const port = await freePort();
  return (await isFree(port + 10_000)) ? port : clusterPort();
}
