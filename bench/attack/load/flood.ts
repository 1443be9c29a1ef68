import autocannon from 'autocannon';

/** The options of a flood of forged calls, with random addresses, cookies and codes. */
export interface Flood {
  readonly port: number;
  /** The headers of a page's call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The name of the session's cookie. */
  readonly cookieName: string;
  readonly account: string;
  /** Returns a random number from 0 up to, but not including, `below`. */
  readonly draw: (below: number) => number;
}

/** One in this many calls has a forged code, which the broker has to send to the service. */
const callsPerCode = 5;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Sends `amount` forged calls. Resolves when all are answered. */
export async function flood(
  { port, headers, cookieName, account, draw }: Flood,
  amount: number,
): Promise<void> {
  const word = (length: number): string =>
    Array.from({ length }, () => letters[draw(letters.length)]).join('');
  const head = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url');
  const group = (): string => draw(0x10000).toString(16);
  const address = (): string =>
    draw(2) === 0
      ? `2001:${group()}:${group()}:${group()}::1`
      : [1 + draw(223), draw(256), draw(256), draw(256)].join('.');

  const makeUp = (request: autocannon.Request): autocannon.Request => {
    const isCode = draw(callsPerCode) === 0;
    const cookie = `${cookieName}=${head}..${word(16)}.${word(300)}.${word(22)}`;
    const body = { code: `wac_${account}_${word(30).replace(/[-_]/g, 'x')}`, attempt: word(32) };
    return {
      ...request,
      path: isCode ? '/dam-auth/token' : '/dam-auth/refresh',
      headers: { ...headers, 'x-forwarded-for': address(), ...(!isCode && { cookie }) },
      body: isCode ? JSON.stringify(body) : '{}',
    };
  };
  await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 20,
    amount,
    requests: [{ method: 'POST', path: '/', setupRequest: makeUp }],
  });
}
