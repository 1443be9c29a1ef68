import { setupWorker } from 'msw/browser';
import { createService } from '../../src/service/index.js';
import { serviceHandlers } from '../../src/service/msw.js';
import { brokerHandlers } from './broker.js';
import { offerCodes } from './codes.js';

// The service inside the page: every request to its hosts is answered by a service worker's
// messages to this script. The elements come only once it listens.
const service = createService({
  assets: 5000,
  tokenSeed: 1,
  baseUrl: 'https://api.dam.example',
  siteUrl: 'https://site.dam.example',
  allowedOrigins: [location.origin],
});

const worker = setupWorker(...serviceHandlers(service), ...brokerHandlers(service));
await worker.start({
  quiet: true,
  onUnhandledFrame: 'bypass',
  serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
});
offerCodes(service);
await import(/* @vite-ignore */ new URL('dist/dam-elements.js', document.baseURI).href);
