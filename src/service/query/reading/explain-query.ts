import type { Condition, QueryNode, Range } from '../query-node.js';

/** Describes a query, e.g. `beach AND (File type: IMAGE OR File type: VIDEO)`. */
export function explainQuery(root: QueryNode | undefined): string {
  if (!root) return '';
  return explain(root, root.kind === 'any' ? 'any' : 'all');
}

function explain(node: QueryNode, within: 'all' | 'any' | 'not'): string {
  switch (node.kind) {
    case 'all':
      return inside(node.parts.map((part) => explain(part, 'all')).join(' AND '), within !== 'all');
    case 'any':
      return inside(node.parts.map((part) => explain(part, 'any')).join(' OR '), within !== 'any');
    case 'not':
      return `NOT ${explain(node.part, 'not')}`;
    default:
      return explainCondition(node);
  }
}

function inside(text: string, parentheses: boolean): string {
  return parentheses ? `(${text})` : text;
}

function explainCondition(condition: Condition): string {
  const label = condition.field ? `${condition.field.label}: ` : '';
  switch (condition.kind) {
    case 'words':
    case 'value':
      return label + condition.text;
    case 'phrase':
    case 'exact':
      return `${label}"${condition.text}"`;
    case 'range':
      return label + condition.ranges.slice(0, 1).map(explainRange).join('');
    case 'empty':
      return `${label}(is empty)`;
    case 'present':
      return `${label}(any value)`;
  }
}

function explainRange({ unit, min, max, minOpen, maxOpen }: Range): string {
  const show = (value: number): string =>
    unit === 'date' && Math.abs(value) <= 8.64e15
      ? new Date(value).toISOString().replace('T00:00:00.000Z', '')
      : String(value);
  if (min === max) return show(min);
  const bounds = [
    min === -Infinity ? '' : `${minOpen ? 'above' : 'from'} ${show(min)}`,
    max === Infinity ? '' : `${maxOpen ? 'below' : 'up to'} ${show(max)}`,
  ];
  return bounds.filter(Boolean).join(' ');
}
