import { examine } from './dist/doctor/index.js';

const [form, stop, copy, summary, list] = ['settings', 'stop', 'copy', 'summary', 'findings'].map(
  (id) => document.querySelector(`#${id}`),
);
const marks = {
  ok: ['✓', 'Good'],
  warning: ['!', 'Warning'],
  failed: ['✕', 'Failed'],
  skipped: ['–', 'Skipped'],
};

/** Progress messages of steps that take time or need the user. */
const doing = {
  callback: 'Complete the sign-in in the other window. This page then continues automatically.',
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = new FormData(form);
  const settings = {
    ...Object.fromEntries(given),
    brandedLinks: given.has('brandedLinks'),
    connector: given.has('connector'),
  };
  const waiting = new AbortController();
  stop.onclick = () => waiting.abort();
  start();
  // Runs directly in the click handler, so that the browser permits the sign-in window.
  const examining = examine(settings, {
    signIn: event.submitter?.value !== 'still',
    signal: waiting.signal,
    onStep: (step) => {
      summary.textContent = doing[step] ?? `Examining: ${step}…`;
      stop.hidden = step !== 'callback';
    },
    onFinding: show,
  });
  void examining.then(conclude);
});

function start() {
  list.replaceChildren();
  list.setAttribute('aria-busy', 'true');
  copy.hidden = true;
  for (const button of form.querySelectorAll('button')) button.disabled = true;
}

function conclude(findings) {
  list.removeAttribute('aria-busy');
  stop.hidden = true;
  copy.hidden = false;
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  const wrong = findings.filter(({ status }) => status === 'failed').length;
  const doubtful = findings.filter(({ status }) => status === 'warning').length;
  const untried = findings.some(({ status }) => status === 'skipped');
  summary.textContent = conclusion(wrong, doubtful, untried);
  copy.onclick = async () => {
    await navigator.clipboard.writeText(findings.map(lineOf).join('\n'));
    summary.textContent = 'The report is on the clipboard.';
  };
}

function conclusion(wrong, doubtful, untried) {
  const counted = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
  if (wrong > 0) return `${counted(wrong, 'problem')} found.`;
  if (doubtful > 0) return `It works, with ${counted(doubtful, 'warning')}.`;
  return untried ? 'No problems found. Some steps were skipped.' : 'No problems found.';
}

function show(finding) {
  const { step, status, message, fix, docs } = finding;
  const [mark, name] = marks[status];
  const item = make('li', '');
  item.dataset.status = status;
  const sign = make('span', mark, 'mark');
  sign.setAttribute('role', 'img');
  sign.setAttribute('aria-label', name);
  const words = make('div', '');
  words.append(make('p', message));
  if (fix) words.append(make('p', fix, 'fix'));
  if (docs) words.append(make('p', `See ${docs}`, 'docs'));
  item.append(sign, make('code', step), words);
  list.append(item);
}

function lineOf({ step, status, message, fix }) {
  return `${marks[status][0]} ${step}: ${message}${fix ? ` ${fix}` : ''}`;
}

function make(name, text, className = '') {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}
