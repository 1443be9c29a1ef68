import { expect } from 'chai';
import { openConnector } from '../../../src/index.js';
import { stage } from '../arranging/picker.js';

/** Opens the connector at an address of a client of the host's own. Gives what came of it. */
async function openAt(
  address: string,
): Promise<{ readonly host: HTMLElement; readonly error: unknown }> {
  const host = document.createElement('div');
  stage().append(host);
  const client = { branded: false, connectorUrl: () => Promise.resolve(address) };
  try {
    const close = await openConnector(host, { client });
    expect(host.querySelector('iframe')?.src, address).to.equal(address);
    close();
    return { host, error: undefined };
  } catch (error) {
    return { host, error };
  }
}

describe('the connector of a client of the host’s own', () => {
  it('runs no script that the client gives as an address', async () => {
    const script = `javascript:parent.document.documentElement.setAttribute('data-run','')`;
    const { host, error } = await openAt(script);
    expect(error).to.be.instanceOf(TypeError);
    expect(host.childElementCount).to.equal(0);
    expect(document.documentElement.hasAttribute('data-run')).to.equal(false);
  });

  for (const address of [
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://connector.example/1',
    'file:///etc/passwd',
    'http://connector.example/',
    'https://somebody:secret@connector.example/',
    '//connector.example/',
    'connector',
    '',
  ]) {
    it(`is refused in plain words, and unquoted, at ${JSON.stringify(address)}`, async () => {
      const { host, error } = await openAt(address);
      expect(String(error)).to.equal(
        'TypeError: The connector must have an https address, or http on loopback',
      );
      expect(host.childElementCount).to.equal(0);
    });
  }

  for (const address of ['https://connector.invalid/?a=1', 'http://127.0.0.1:9/']) {
    it(`is shown at ${address}`, async () => {
      expect((await openAt(address)).error).to.equal(undefined);
    });
  }
});
