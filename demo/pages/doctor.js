import { examine } from './dist/doctor/index.js';

const [form, stop, copy, summary, list] = ['settings', 'stop', 'copy', 'summary', 'findings'].map(
  (id) => document.querySelector(`#${id}`),
);
const marks = {
  ok: ['✓', 'Good'],
  warning: ['!', 'Look at'],
  failed: ['✕', 'Wrong'],
  skipped: ['–', 'Not tried'],
};

/** What is being done, where it takes a person or some time. */
const doing = { callback: 'Finish in the other window. This page goes on by itself.' };

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
  // Straight from the click, so that the browser lets the sign-in window open.
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
  const things = (count) => (count === 1 ? 'One thing' : `${count} things`);
  if (wrong > 0) return `${things(wrong)} to fix.`;
  if (doubtful > 0) return `It works. ${things(doubtful)} to look at.`;
  return untried ? 'No problems found in what was checked.' : 'No problems found.';
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
