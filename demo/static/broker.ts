import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Service } from '../../src/service/index.js';

/** The storage key that marks a signed-in browser. The value is not secret. */
const mark = 'dam-elements-demo-session';

/**
 * Simulates the token broker. The real broker encrypts the refresh token in a cookie that scripts
 * cannot read, which is not possible in a page.
 */
export function brokerHandlers(service: Service): readonly HttpHandler[] {
  const address = (path: string): string => new URL(`dam-auth/${path}`, document.baseURI).href;
  const grant = (): Response => {
    const { accessToken } = service.issueTokens();
    return HttpResponse.json({ access_token: accessToken, refreshable: true, expires_in: 28_800 });
  };
  const refused = (): Response => HttpResponse.json({ error: 'login_required' }, { status: 401 });
  return [
    http.get(address('health'), () => HttpResponse.json({ status: 'ok' })),
    http.post(address('token'), () => {
      sessionStorage.setItem(mark, 'yes');
      return grant();
    }),
    http.post(address('refresh'), () => (sessionStorage.getItem(mark) ? grant() : refused())),
    http.post(address('logout'), () => {
      sessionStorage.removeItem(mark);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
