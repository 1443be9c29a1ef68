import type { CDPSession, Locator, Page } from '@playwright/test';

/** A node of the accessibility tree, as far as tests read it. */
export interface AccessibleNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** A node of the document, for the attributes that the accessibility tree of the protocol leaves out. */
interface Written {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly Written[];
  readonly shadowRoots?: readonly Written[];
  readonly contentDocument?: Written;
}

export type Attributes = ReadonlyMap<string, string>;

/** What assistive technology is given of a page, and the attributes that the protocol leaves out. */
export interface AccessibleTree {
  /** The element. Undefined while it is not in the tree. */
  readonly root: AccessibleNode | undefined;
  readonly nodes: ReadonlyMap<string, AccessibleNode>;
  /** By the ids of nodes in the document. */
  readonly attributes: ReadonlyMap<number, Attributes>;
}

/** One session for each page: a tree that is asked for while it is being built anew lacks parts. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  return session;
}

/** Reads Chromium's accessibility tree, for an element and what is in it. */
export async function readTree(element: Locator): Promise<AccessibleTree> {
  const page = element.page();
  const opening = sessions.get(page) ?? openSession(page);
  sessions.set(page, opening);
  const session = await opening;
  await element.evaluate((node) => Object.assign(globalThis, { spoken: node }));
  const { result } = await session.send('Runtime.evaluate', { expression: 'spoken' });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    readonly nodes: readonly AccessibleNode[];
  };
  const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  const known = new Map(nodes.map((each) => [each.nodeId, each]));
  return { root, nodes: known, attributes: await readAttributes(session) };
}

async function readAttributes(session: CDPSession): Promise<ReadonlyMap<number, Attributes>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const found = new Map<number, Attributes>();
  const visit = (node: Written): void => {
    const { attributes = [], children = [], shadowRoots = [], contentDocument } = node;
    const pairs = attributes.flatMap((name, index) =>
      index % 2 === 0 ? [[name, attributes[index + 1] ?? ''] as const] : [],
    );
    found.set(node.backendNodeId, new Map(pairs));
    for (const child of [...shadowRoots, ...children]) visit(child);
    if (contentDocument) visit(contentDocument);
  };
  visit(root);
  return found;
}
