/** The result of a measurement: its output and the machine. */
export interface Section {
  readonly name: string;
  readonly machine: string;
  readonly lines: string;
}

const title = '# Results\n\nWritten by `npm run bench`. Each part says what it was measured on.\n';

/** Adds `section` to the results, or replaces the section with the same name. */
export function withSection(results: string, { name, machine, lines }: Section): string {
  const body = `## ${name}\n\n${machine}\n\n\`\`\`text\n${lines.trim()}\n\`\`\`\n`;
  const sections = new Map(
    results
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)$/m.exec(text)?.[1] ?? '', `${text.trim()}\n`]),
  );
  sections.set(name, body);
  const sorted = [...sections].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return [title, ...sorted.map(([, text]) => text)].join('\n');
}
