import { askForCode } from './codes.js';

const given = new URLSearchParams(location.search);
const target = URL.parse(given.get('redirect_uri') ?? '');
// Only this very site may be sent a code, so that the page leads nowhere else.
const known = target?.origin === location.origin;

onPress('#allow', () => void askForCode().then((code) => leave({ code })));
onPress('#deny', () => leave({ error: 'access_denied' }));

/** The buttons can be pressed once somebody listens, which may be a while after they are seen. */
function onPress(selector: string, press: () => void): void {
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.addEventListener('click', press);
  if (button) button.disabled = false;
}

function leave(answer: Readonly<Record<string, string>>): void {
  if (!target || !known) return;
  for (const [name, value] of Object.entries(answer)) target.searchParams.append(name, value);
  const state = given.get('state');
  if (state !== null) target.searchParams.append('state', state);
  location.replace(target);
}
