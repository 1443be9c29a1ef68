import { setupWorker } from 'msw/browser';
import { createService } from '../../src/service/index.js';
import { serviceHandlers } from '../../src/service/msw.js';
import { brokerHandlers } from './broker.js';
import { offerCodes } from './codes.js';

// Runs the service inside the page. A service worker forwards every request to its hosts to this
// script. The elements are loaded when the service worker is ready.
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
