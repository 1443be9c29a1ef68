import type { Route } from '../answers/route-table.js';
import { consentPage, refusalPage, stylePath } from './allow-page.js';
import { allowStyle } from './allow-style.js';
import type { ChanceString } from './chance-string.js';
import type { AccessRequest, ConsentTickets } from './consent-tickets.js';
import { isRegistered, type RegisteredClient } from './registered-client.js';
import type { TokenLedger } from './token-ledger.js';

/** The dependencies of the allow-access page. */
export interface AllowRoutesOptions {
  readonly account: string;
  readonly person: string;
  readonly siteUrl: string;
  readonly client: RegisteredClient;
  readonly ledger: TokenLedger;
  readonly tickets: ConsentTickets;
  readonly chance: ChanceString;
  readonly denial: 'error' | 'silent';
  readonly openerPolicy: string | undefined;
}

const path = '/allowaccess';
const cookie = 'allowaccess';

/** The page on which a user allows access, and the handling of the decision (section 4.1). */
export function allowRoutes(options: AllowRoutesOptions): readonly Route[] {
  const { account, person, siteUrl, client, ledger, tickets, chance, openerPolicy } = options;

  const html = (status: number, body: string, formTargets = '', setCookie?: string): Response => {
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        `default-src 'none'; style-src 'self'; form-action 'self'${formTargets}; ` +
        `frame-ancestors 'none'; base-uri 'none'`,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      // Not `no-referrer`, which would remove the `Origin` header of the form's request.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    if (openerPolicy !== undefined) headers.set('cross-origin-opener-policy', openerPolicy);
    if (setCookie !== undefined) headers.set('set-cookie', setCookie);
    return new Response(body, { status, headers });
  };

  return [
    {
      method: 'GET',
      path,
      answer({ req }) {
        const { searchParams } = new URL(req.url);
        const request: AccessRequest = {
          clientId: searchParams.get('client_id') ?? '',
          redirectUri: searchParams.get('redirect_uri') ?? '',
          state: searchParams.get('state'),
        };
        // The redirect address may belong to an attacker, so these checks never redirect.
        if (request.clientId !== client.id) {
          return html(400, refusalPage('The page that sent you here is not known.'));
        }
        if (!isRegistered(client, request.redirectUri)) {
          return html(400, refusalPage('The page that sent you here gave a wrong return address.'));
        }
        const visitor = visitorOf(req.raw) ?? chance(32);
        const ticket = tickets.issue(visitor, request);
        const destination = new URL(request.redirectUri).origin;
        const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
        return html(
          200,
          consentPage({ account, person, destination, ticket }),
          // Browsers also apply form-action to redirects.
          ` ${destination}`,
          `${cookie}=${visitor}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
        );
      },
    },
    {
      method: 'POST',
      path,
      async answer({ req }) {
        const origin = req.raw.headers.get('origin');
        if (origin !== null && origin !== siteUrl && origin !== new URL(req.url).origin) {
          return html(403, refusalPage('Another site tried to answer for you.'));
        }
        const form = new URLSearchParams(await req.text());
        const request = tickets.redeem(form.get('ticket') ?? '', visitorOf(req.raw));
        if (!request) return html(403, refusalPage('This page is too old. Please start again.'));
        const allowed = form.get('decision') === 'allow';
        return redirect(
          allowed
            ? withMembers(request, { code: ledger.issueCode(request.clientId) })
            : withMembers(request, options.denial === 'error' ? { error: 'access_denied' } : {}),
        );
      },
    },
    {
      method: 'GET',
      path: stylePath,
      answer: () =>
        new Response(allowStyle, {
          headers: {
            'content-type': 'text/css; charset=utf-8',
            'x-content-type-options': 'nosniff',
            'cache-control': 'max-age=3600',
          },
        }),
    },
  ];
}

/** Adds members to the redirect address. Its own query stays unchanged. */
function withMembers(
  { redirectUri, state }: AccessRequest,
  members: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  const added = new URLSearchParams(members);
  if (state !== null) added.set('state', state);
  url.search = [url.search.slice(1), added.toString()].filter(Boolean).join('&');
  return url.href;
}

function redirect(location: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

function visitorOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|; *)${cookie}=([A-Za-z0-9]+)`).exec(cookies)?.[1];
}
