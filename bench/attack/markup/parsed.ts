import { parseFragment, type ChildNode, type DocumentFragment } from 'parse5';

/** An element, or a comment as `#comment`, as a browser parses it. */
export interface Parsed {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its text content. */
  readonly text: string;
}

/** The elements and comments that a browser parses from HTML, in order. */
export function parsedElements(html: string): readonly Parsed[] {
  return nodesIn(parseFragment(html)).flatMap((node): Parsed[] => {
    if (node.nodeName === '#text') return [];
    if (!('attrs' in node)) return [{ name: node.nodeName, attributes: {}, text: '' }];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ name: node.nodeName, attributes, text: textOf(node) }];
  });
}

/** The text that a browser shows for HTML. */
export function parsedText(html: string): string {
  return textOf(parseFragment(html));
}

type Parent = Pick<DocumentFragment, 'childNodes'>;

function nodesIn({ childNodes }: Parent): readonly ChildNode[] {
  return childNodes.flatMap((node) => [node, ...('childNodes' in node ? nodesIn(node) : [])]);
}

function textOf(parent: Parent): string {
  return nodesIn(parent)
    .flatMap((node) => ('value' in node ? [node.value] : []))
    .join('');
}
