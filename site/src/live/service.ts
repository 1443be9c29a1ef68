import { setupWorker } from 'msw/browser';
import { createService } from '../../../src/service/index.js';
import { serviceHandlers } from '../../../src/service/msw.js';
import type { Service } from '../../../src/service/index.js';

let starting: Promise<Service> | undefined;

/**
 * Starts the reference service inside this page, once. A service worker forwards the requests for
 * its hosts to this script, so that examples use the addresses of their markup.
 */
export function startService(base: string): Promise<Service> {
  starting ??= start(base);
  return starting;
}

async function start(base: string): Promise<Service> {
  const service = createService({
    assets: 1200,
    products: 300,
    tokenSeed: 1,
    baseUrl: 'https://api.example.com',
    siteUrl: 'https://acme.example.com',
    allowedOrigins: [location.origin],
  });
  const worker = setupWorker(...serviceHandlers(service));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL(`${base}mockServiceWorker.js`, location.href).href },
  });
  return service;
}
