import { allow } from './sign-in/acting.js';
import { Cut, type Protocol } from './sign-in/front.js';
import { expect, test } from './sign-in/host.js';

/** Breaks the connection of the next calls, once they have been answered or before they are. */
class Network {
  readonly #endpoint: string;
  cuts = 0;
  when: 'before' | 'after' = 'after';
  seen = 0;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
  }

  readonly between = async (
    { method, url }: Request,
    answer: () => Promise<Response>,
  ): Promise<Response> => {
    if (method !== 'POST' || !url.endsWith(this.#endpoint)) return answer();
    this.seen += 1;
    const isCut = this.cuts > 0;
    if (isCut) this.cuts -= 1;
    if (isCut && this.when === 'before') throw new Cut();
    const told = await answer();
    if (isCut) throw new Cut();
    return told;
  };
}

test('a sign-in whose cookie is lost on the way is found again after a reload', async ({
  openHost,
}) => {
  let exchanges = 0;
  const between = async ({ url }: Request, answer: () => Promise<Response>): Promise<Response> => {
    const told = await answer();
    if (!url.endsWith('/token')) return told;
    exchanges += 1;
    if (exchanges > 1) return told;
    const headers = new Headers(told.headers);
    headers.delete('set-cookie');
    return new Response(told.body, { status: told.status, headers });
  };
  const { page, panel, tokenCalls } = await openHost({ between });
  await allow(await panel.openSignIn());
  await expect(panel.status).toHaveText('signed-in');
  await expect.poll(() => exchanges).toBe(2);
  const names = async (): Promise<string> =>
    (await page.context().cookies()).map(({ name }) => name).join();
  await expect.poll(names).toContain('dam-');
  await page.reload();
  await expect(panel.status).toHaveText('signed-in');
  await panel.press('Ask who I am');
  await expect(panel.person).toHaveText('200');
  expect([exchanges, tokenCalls()]).toEqual([2, 1]);
});

for (const protocol of ['http1', 'http2'] as const satisfies readonly Protocol[]) {
  for (const when of ['before', 'after'] as const) {
    test(`over ${protocol} a refresh whose connection breaks ${when} it was processed costs nothing`, async ({
      openHost,
    }) => {
      const network = new Network('/refresh');
      const { between } = network;
      const { world, panel } = await openHost({ protocol, between });
      await allow(await panel.openSignIn());
      await expect(panel.status).toHaveText('signed-in');
      // Asked on arrival, and once more to make sure that the cookie has come.
      await expect.poll(() => network.seen).toBe(2);
      network.seen = 0;
      network.when = when;
      network.cuts = 1;
      await panel.press('Lose the token');
      await panel.press('Ask who I am');
      await expect(panel.person).toHaveText('200');
      // Sent again, by the browser or by us; the service has heard of it once.
      expect(network.seen).toBe(2);
      expect(world.service.stats().tokens).toEqual({
        refreshes: 1,
        reuses: 0,
        familiesRevoked: 0,
      });
    });
  }

  test(`over ${protocol} a sign-in whose exchange is sent twice succeeds`, async ({ openHost }) => {
    const network = new Network('/token');
    network.cuts = 1;
    const { between } = network;
    const { panel, tokenCalls } = await openHost({ protocol, between });
    await allow(await panel.openSignIn());
    await expect(panel.status).toHaveText('signed-in');
    expect(network.seen).toBe(2);
    expect(tokenCalls()).toBe(1);
  });

  test(`over ${protocol} without a broker a broken connection may end the session, but never in a loop`, async ({
    openHost,
  }) => {
    const network = new Network('/oauth/access-token');
    const { between } = network;
    const { world, panel } = await openHost({ protocol, between, isDirect: true });
    await allow(await panel.openSignIn());
    await expect(panel.status).toHaveText('signed-in');
    network.seen = 0;
    network.cuts = 1;
    await panel.press('Lose the token');
    await panel.press('Ask who I am');
    await expect(panel.outcome).toHaveText('login_required');
    await expect(panel.status).toHaveText('signed-out');
    // The browser itself has used the refresh token twice: one call of the page, two requests.
    expect(network.seen).toBe(2);
    expect(world.service.stats().tokens.familiesRevoked).toBe(1);
    await allow(await panel.openSignIn());
    await expect(panel.status).toHaveText('signed-in');
    await panel.press('Ask who I am');
    await expect(panel.person).toHaveText('200');
  });
}
