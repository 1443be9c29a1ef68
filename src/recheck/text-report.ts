import type { RecheckFinding } from '../api/recheck/findings.js';
import type { FileItem, Report } from './run.js';

/** Writes a report for people: a line for each finding, and what to put in place. */
export function textReport({ checked, items, unreadable }: Report): string {
  const lines = items.flatMap(linesOf);
  const problems = unreadable.map(({ file, reason }) => `${printable(file)}: not read: ${reason}`);
  return [...lines, ...problems, summaryOf({ checked, items, unreadable })]
    .map((line) => `${line}\n`)
    .join('');
}

function linesOf(item: FileItem): readonly string[] {
  const { file, place, asset, inserted, findings, replacement } = item;
  const position = place ? `:${place.line}:${place.column}` : '';
  const subject = place ? `<${place.element}> ` : '';
  const name = asset ? ` (${asset.filename})` : '';
  return [
    ...findings.map((finding) =>
      printable(`${file}${position}: ${subject}${wordsOf(finding)}${name}`),
    ),
    printable(`    ${inserted.slice(0, 500)}`),
    ...(replacement
      ? [printable(`    put in its place: ${replacement.html ?? replacement.url}`)]
      : []),
  ];
}

function wordsOf({ type, date = '', from = '', to = '' }: RecheckFinding): string {
  switch (type) {
    case 'expired':
      return `has expired, on ${date}`;
    case 'deleted':
      return `was deleted, on ${date}`;
    case 'unreleased':
      return `is not released before ${date}`;
    case 'withdrawn':
      return 'was withdrawn';
    case 'not-found':
      return 'does not exist, or the owner of the token may not see it';
    case 'newer-version':
      return `has a newer version: ${from} is now ${to}`;
    case 'renamed':
      return `has another file name: ${from} is now ${to}`;
    case 'not-offered':
      return `is not offered any longer as ${from}`;
    case 'reshaped':
      return `has other proportions: ${from} is now ${to}`;
    case 'foreign':
      return 'is no link of the account';
    case 'unreadable':
      return 'names no asset, or the service’s answer about it cannot be read';
  }
}

function summaryOf({ checked, items, unreadable }: Omit<Report, 'schema'>): string {
  const counts = new Map<string, number>();
  for (const { type } of items.flatMap(({ findings }) => findings)) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const found = [...counts].map(([type, count]) => `${count} ${type}`).join(', ');
  const replaceable = items.filter(({ replacement }) => replacement).length;
  const sentences = [
    `Checked ${checked.items} uses of assets in ${amount(checked.files, 'file')}: ${found || 'nothing to do'}.`,
    ...(replaceable > 0 ? [`${replaceable} can be replaced as shown.`] : []),
    ...(unreadable.length > 0 ? [`Not read: ${unreadable.length}.`] : []),
  ];
  return sentences.join(' ');
}

function amount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Replaces characters that would control a terminal, or change the order of what is read. */
function printable(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
}
