import { AuthError, brokerSource, type BrokerSourceOptions } from '../../../src/auth/index.js';

/** What the test tells the page, in a JSON block. */
interface Settings {
  readonly apiUrl: string;
  readonly sources: readonly BrokerSourceOptions[];
}

const block = document.querySelector('#settings')?.textContent ?? '';
const settings = JSON.parse(block) as Settings;
settings.sources.forEach((options, index) => {
  document.body.append(panelFor(options, `Source ${index + 1}`));
});

/** Buttons as a host might draw them, and what came of each. */
function panelFor(options: BrokerSourceOptions, name: string): HTMLElement {
  const source = brokerSource(options);
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
    const { status: code } = await fetch(`${settings.apiUrl}/v2/user`, { headers });
    return { token, status: code };
  };

  const panel = document.createElement('section');
  panel.setAttribute('aria-label', name);
  panel.append(
    button('Sign in', () => tell(source.signIn())),
    button('Cancel', () => source.cancelSignIn()),
    button('Sign out', () => tell(source.signOut())),
    button('Ask who I am', () => tell(ask())),
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
