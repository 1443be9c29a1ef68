import { directSource, type DirectSourceOptions } from '../../../src/auth/direct.js';
import { AuthError, brokerSource, type BrokerSourceOptions } from '../../../src/auth/index.js';

type Options = (BrokerSourceOptions | DirectSourceOptions) & { readonly baseUrl: string };

/** What the test tells the page, in a JSON block. */
interface Settings {
  readonly sources: readonly Options[];
}

const block = document.querySelector('#settings')?.textContent ?? '';
const settings = JSON.parse(block) as Settings;
settings.sources.forEach((options, index) => {
  document.body.append(panelFor(options, `Source ${index + 1}`));
});

/** Buttons as a host might draw them, and what came of each. */
function panelFor(options: Options, name: string): HTMLElement {
  const source = 'brokerUrl' in options ? brokerSource(options) : directSource(options);
  const status = output('Status');
  const outcome = output('Outcome');
  const person = output('Person');
  const show = (): void => void (status.value = source.status);
  source.subscribe(show);
  show();

  const tell = (done: Promise<unknown>): void => {
    outcome.value = 'waiting';
    done.then(
      () => (outcome.value = 'done'),
      (error: unknown) => (outcome.value = error instanceof AuthError ? error.code : String(error)),
    );
  };
  const ask = async (): Promise<void> => {
    person.value = '';
    let answer = await callUser(await source.get());
    if (answer.status === 401) {
      source.refuse(answer.token);
      answer = await callUser(await source.get());
    }
    person.value = String(answer.status);
  };
  const callUser = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { status: code } = await fetch(`${options.baseUrl}/v2/user`, { headers });
    return { token, status: code };
  };

  const panel = document.createElement('section');
  panel.setAttribute('aria-label', name);
  panel.append(
    button('Sign in', () => tell(source.signIn())),
    button('Cancel', () => source.cancelSignIn()),
    button('Sign out', () => tell(source.signOut())),
    button('Ask who I am', () => {
      source.resetBackoff();
      tell(ask());
    }),
    // As if the service had refused it.
    button('Lose the token', () => tell(source.get().then((token) => source.refuse(token)))),
    status,
    outcome,
    person,
  );
  // For a test that signs in without a person's doing.
  panel.addEventListener('sign-in-unasked', () => tell(source.signIn()));
  return panel;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

function output(label: string): HTMLOutputElement {
  const element = document.createElement('output');
  element.setAttribute('aria-label', label);
  return element;
}
