import ts from 'typescript';
import { walk, type Source } from './source.js';

const sinks = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'srcdoc',
  'createContextualFragment',
];
const documentSinks = ['document.write', 'document.writeln'];
const directives = /lit(-html)?\/(directives\/(unsafe-|style-map)|static-html)/;
const templateTags = ['html', 'svg'];

/** Complains of markup or code made from strings, and of style attributes, which a strict page blocks. */
export function injections({ path, tree, imports }: Source): string[] {
  if (!path.startsWith('src/')) return [];
  const complaints = imports
    .filter(({ target }) => directives.test(target))
    .map(({ target }) => `${path} imports ${target}`);
  walk(tree, (node) => {
    const found = sinkIn(node);
    if (found !== undefined) complaints.push(`${path} uses ${found}`);
  });
  return complaints;
}

function sinkIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    if (sinks.includes(node.name.text)) return node.name.text;
    const whole = node.getText();
    return documentSinks.find((sink) => whole.endsWith(sink));
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return sinks.find((sink) => sink === argumentText(node.argumentExpression));
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression.getText();
    if (/^((globalThis|window|self)\.)?(eval|Function)$/.test(called)) return called;
    const [first] = node.arguments ?? [];
    const timer = /\bset(Timeout|Interval)$/.test(called) && first && ts.isStringLiteralLike(first);
    if (timer) return `${called} with code in a string`;
    if (called.endsWith('.setAttribute') && argumentText(first) === 'style')
      return 'a style attribute';
  }
  if (ts.isTaggedTemplateExpression(node) && templateTags.includes(node.tag.getText())) {
    const template = node.template.getText();
    if (/<[^>]*\s\.?(innerHTML|srcdoc)\s*=/i.test(template))
      return 'innerHTML or srcdoc in a template';
    if (/\sstyle\s*=/i.test(template)) return 'a style attribute';
  }
  return undefined;
}

function argumentText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
