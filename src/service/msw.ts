import { http, HttpResponse, type HttpHandler } from 'msw';
import { ConnectionCut } from './faults/fault.js';
import type { Service } from './running-service.js';

/** MSW handlers that answer every request to the service's hosts, for tests. */
export function serviceHandlers(service: Service): readonly HttpHandler[] {
  const { baseUrl, siteUrl, embedUrl, brandedUrl } = service;
  const origins = [...new Set([baseUrl, siteUrl, embedUrl, brandedUrl])];
  return origins.map((origin) =>
    http.all(`${origin}/*`, async ({ request }) => {
      try {
        return await service.fetch(request);
      } catch (error) {
        if (error instanceof ConnectionCut) return HttpResponse.error();
        throw error;
      }
    }),
  );
}
