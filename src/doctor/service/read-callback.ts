import { readToken } from '../../model/sign-in/token.js';
import { failed, ok, type Verdict } from '../finding.js';

const registered =
  'Register redirect-uri at the service exactly as written here, including its path.';

/**
 * Reads the URL that the sign-in window was redirected to, and reports what a picker would reject.
 * Returns the code only if a picker would accept it. Findings never contain the values.
 */
export function readCallback(
  address: string,
  { redirect, state }: { readonly redirect: URL; readonly state: string },
): { readonly verdict: Verdict; readonly code?: string } {
  const url = new URL(address);
  const params = url.searchParams;
  if (url.pathname !== redirect.pathname) {
    const isPublic = !url.pathname.split('/').some((part) => readToken(part));
    const where = isPublic ? url.pathname : 'another address';
    const message = `The window came back to ${where}, not to ${redirect.pathname}.`;
    return { verdict: failed(message, registered) };
  }
  const error = params.get('error');
  if (error !== null) return { verdict: judgeError(error) };
  const duplicate = ['code', 'state'].find((name) => params.getAll(name).length > 1);
  if (duplicate !== undefined) {
    const message = `The callback URL contains ${duplicate} twice, so it is rejected.`;
    return { verdict: failed(message, 'Check that no redirect adds it again.') };
  }
  if (params.size === 0) {
    const inFragment = new URLSearchParams(url.hash.slice(1)).has('code');
    const message = inFragment
      ? 'The parameters are in the fragment, after #: they must be in the query, after ?.'
      : 'The window came back without code and without state.';
    return { verdict: failed(message, 'Check that no redirect drops the query.') };
  }
  return judgeCode(params, state);
}

function judgeCode(
  params: URLSearchParams,
  state: string,
): { readonly verdict: Verdict; readonly code?: string } {
  const code = params.get('code');
  const codeName = (code ?? '') ? 'code' : nameOfCode(params);
  const problems = [
    stateProblem(params.get('state'), state),
    codeName === undefined ? 'there is no code in the callback URL' : undefined,
    codeName !== undefined && codeName !== 'code'
      ? `the code arrives as “${codeName}”, and pickers read “code”`
      : undefined,
    codeName === 'code' && readToken(code ?? '')?.type !== 'wac'
      ? 'what arrives as “code” is not an authorization code (wac_…)'
      : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length === 0 && code !== null) {
    return { verdict: ok('The window came back with the code and the right state.'), code };
  }
  const fix =
    problems.length === 1 && problems[0]?.includes('state')
      ? 'Check that the sign-in page and all proxies return state unchanged.'
      : 'Have the service or the proxy send the code as “code”, together with state.';
  return { verdict: failed(`${sentence(problems.join('; '))}.`, fix) };
}

function stateProblem(found: string | null, state: string): string | undefined {
  if (found === null) return 'state was not echoed, so any page could have sent this response';
  return found === state ? undefined : 'another state came back than was sent';
}

/**
 * Returns the name of the parameter that contains a code. Unusual names are not repeated, because
 * they may contain secrets.
 */
function nameOfCode(params: URLSearchParams): string | undefined {
  const [name] = [...params].find(([, value]) => readToken(value)?.type === 'wac') ?? [];
  return name === undefined || /^[A-Za-z_.-]{1,40}$/.test(name) ? name : 'something else';
}

function judgeError(error: string): Verdict {
  if (error === 'access_denied') {
    return failed('Access was denied in the window.', 'Run the check again, and choose Allow.');
  }
  const word = /^[a-z_]{1,40}$/.test(error) ? ` “${error}”` : '';
  return failed(
    `The sign-in page answered with an error${word}.`,
    'Compare client-id and redirect-uri with the values registered at the service.',
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
