import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Service } from '../../src/service/index.js';

/** Says that this browser has signed in. There is nothing secret here: the service is made up. */
const mark = 'dam-elements-demo-session';

/**
 * Stands in for the token broker. The real one seals the refresh token into a cookie that no
 * script can read, which a page alone cannot do.
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
