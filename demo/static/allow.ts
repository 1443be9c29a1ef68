import { askForCode } from './codes.js';

const given = new URLSearchParams(location.search);
const target = URL.parse(given.get('redirect_uri') ?? '');
// Codes are only sent to this origin, so the page cannot redirect elsewhere.
const known = target?.origin === location.origin;

onPress('#allow', () => void askForCode().then((code) => leave({ code })));
onPress('#deny', () => leave({ error: 'access_denied' }));

/** Enables a button when its handler is ready, which may be some time after it is visible. */
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
