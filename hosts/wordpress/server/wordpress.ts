import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serveBroker } from '../../../src/broker/node.js';
import { serve as serveReference, type ListeningService } from '../../../src/service/node.js';
import { buildPlugin } from '../build.js';
import { startChild } from './child.js';
import { startDatabase } from './database.js';
import { freePort } from './free-port.js';
import { requirePrograms } from './programs.js';
import { until } from './until.js';

const php = fileURLToPath(new URL('php/', import.meta.url));

/** The settings of the plugin. */
export interface PluginSettings {
  readonly base_url: string;
  readonly site_url: string;
  readonly client_id: string;
  readonly broker_url: string;
}

/** WordPress with the plugin, the reference service and the broker, on free ports. */
export interface WordPressSite {
  readonly origin: string;
  /** The users: an administrator, and two authors, one of whom has the classic editor. */
  readonly users: readonly ['admin', 'author', 'classic'];
  readonly password: string;
  readonly settings: PluginSettings;
  readonly service: ListeningService;
  /** The warnings and errors of PHP and WordPress so far. */
  readonly complaints: () => Promise<string>;
  /** Stops everything and removes the data. */
  readonly close: () => Promise<void>;
}

/** The options of a site. */
export interface SiteOptions {
  /** Whether the plugin is configured. Default true. */
  readonly isConfigured?: boolean;
  readonly assets?: number;
}

/** Starts WordPress with the plugin. The package has to be built before. */
export async function startWordPress(options: SiteOptions = {}): Promise<WordPressSite> {
  const programs = requirePrograms();
  const folder = await mkdtemp(join(tmpdir(), 'dam-wordpress-'));
  const remove = (): void => rmSync(folder, { recursive: true, maxRetries: 5 });
  process.once('exit', remove);
  const closing: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    while (closing.length > 0) await closing.pop()?.();
    process.off('exit', remove);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const service = await serveReference({
      apiPort: 0,
      sitePort: 0,
      assets: options.assets ?? 600,
      allowedOrigins: [origin],
    });
    closing.push(service.close);
    const settings = await startBroker(service, origin, closing);
    const database = await startDatabase(programs, folder);
    closing.push(() => database.close());

    const site = join(folder, 'site');
    await layOut(programs.wordpress, site);
    const password = randomBytes(9).toString('base64url');
    const environment = {
      WORDPRESS_SOCKET: database.socket,
      WORDPRESS_ORIGIN: origin,
      WORDPRESS_SECRET: randomBytes(32).toString('base64url'),
      WORDPRESS_PASSWORD: password,
      WORDPRESS_SETTINGS: JSON.stringify(options.isConfigured === false ? null : settings),
    };
    const env = { ...process.env, ...environment };
    await promisify(execFile)(programs.php, [join(site, 'install.php')], { env });
    await rm(join(site, 'install.php'));

    const workers = { PHP_CLI_SERVER_WORKERS: '4' };
    const parameters = ['-S', `localhost:${port}`, '-t', site];
    const server = startChild(programs.php, parameters, { ...environment, ...workers });
    closing.push(server.close);
    await until(() => answers(`${origin}/wp-login.php`), server.check);
    return {
      origin,
      users: ['admin', 'author', 'classic'],
      password,
      settings,
      service,
      complaints: () => readFile(join(site, 'debug.log'), 'utf8').catch(() => ''),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a broker. Returns the settings of the plugin. */
async function startBroker(
  { siteUrl, baseUrl, clientId, clientSecret, account }: ListeningService,
  origin: string,
  closing: (() => Promise<void>)[],
): Promise<PluginSettings> {
  const broker = await serveBroker({
    port: 0,
    hostname: 'localhost',
    siteUrl,
    apiUrl: baseUrl,
    clientId,
    clientSecret,
    account,
    cookieKeys: [randomBytes(32).toString('base64url')],
    allowedOrigins: [origin],
    gracePeriodMs: 0,
  });
  closing.push(broker.close);
  return {
    base_url: baseUrl,
    site_url: siteUrl,
    client_id: clientId,
    broker_url: `http://localhost:${broker.port}/dam-auth/`,
  };
}

/** Copies WordPress, the plugin and the configuration to the served folder. */
async function layOut(wordpress: string, site: string): Promise<void> {
  await cp(wordpress, site, { recursive: true, dereference: true });
  const plugins = join(site, 'wp-content/plugins');
  await rm(plugins, { recursive: true });
  await buildPlugin(join(plugins, 'dam-elements'));
  await mkdir(join(site, 'wp-content/mu-plugins'));
  await copyFile(join(php, 'must-use.php'), join(site, 'wp-content/mu-plugins/must-use.php'));
  await copyFile(join(php, 'wp-config.php'), join(site, 'wp-config.php'));
  await copyFile(join(php, 'install.php'), join(site, 'install.php'));
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
