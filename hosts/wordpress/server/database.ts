import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild } from './child.js';
import type { Programs } from './programs.js';
import { until } from './until.js';

/** A separate MariaDB server, which only listens on a socket. */
export interface Database {
  readonly socket: string;
  close(): Promise<void>;
}

/** Starts MariaDB with its data below `folder`, and an empty database named `wordpress`. */
export async function startDatabase(
  { mariadb, installDatabase }: Programs,
  folder: string,
): Promise<Database> {
  const data = join(folder, 'database');
  const socket = join(folder, 'mysql.sock');
  await mkdir(join(data, 'wordpress'), { recursive: true });
  const common = ['--no-defaults', `--datadir=${data}`, `--user=${userInfo().username}`];
  const options = [
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
  ];
  // Two installations at a time would remove each other's temporary tables from a folder they share.
  const env = { ...process.env, TMPDIR: folder };
  await promisify(execFile)(installDatabase, [...common, ...options], { env });
  const child = startChild(mariadb, [
    ...common,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'mysql.pid')}`,
    '--skip-networking',
    // Speed matters here, not durability.
    '--skip-log-bin',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=64M',
  ]);
  await until(() => accepts(socket), child.check);
  return { socket, close: child.close };
}

function accepts(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.end();
  });
}
