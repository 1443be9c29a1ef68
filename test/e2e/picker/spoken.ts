import type { Locator } from '@playwright/test';
import { readTree, type AccessibleNode, type AccessibleTree } from './accessible-tree.js';

/** What each role is called. Roles that are not here are not said. */
const roles: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'check box',
  combobox: 'combo box',
  ComboBoxSelect: 'combo box',
  columnheader: 'column',
  dialog: 'dialog',
  DisclosureTriangle: 'button',
  group: 'group',
  heading: 'heading',
  image: 'picture',
  img: 'picture',
  link: 'link',
  navigation: 'navigation',
  progressbar: 'progress',
  ProgressIndicator: 'progress',
  radio: 'radio button',
  searchbox: 'search field',
  slider: 'slider',
  spinbutton: 'number',
  SvgRoot: 'picture',
  table: 'table',
  textbox: 'edit',
  Video: 'video',
  Audio: 'audio',
};

/** Roles whose content is their name, so that it is not said again. */
const whole =
  /^(?:button|checkbox|radio|link|heading|columnheader|DisclosureTriangle|ComboBoxSelect|combobox|searchbox|textbox|spinbutton|slider|img|image|SvgRoot|progressbar|ProgressIndicator|Video|Audio)$/;

/**
 * Returns what is said of an element in reading order, a line for each control and text: name, role,
 * value, states, place, description. What is only layout is silent.
 */
export async function spokenBy(element: Locator): Promise<readonly string[]> {
  return new Reader(await readTree(element)).read();
}

class Reader {
  readonly #tree: AccessibleTree;
  readonly #lines: string[] = [];

  constructor(tree: AccessibleTree) {
    this.#tree = tree;
  }

  read(): readonly string[] {
    if (this.#tree.root) this.#visit(this.#tree.root);
    return this.#lines;
  }

  #visit(node: AccessibleNode): void {
    const role = node.role?.value ?? '';
    if (node.ignored || role === 'generic' || role === 'none' || role === 'row') {
      this.#visitChildren(node);
    } else if (role === 'StaticText') {
      this.#say(nameOf(node));
    } else if (role === 'paragraph' && !this.#below(node).some(isControl)) {
      this.#say(textOf(this.#below(node)));
    } else if (role === 'LabelText' && this.#below(node).some(isControl)) {
      // The label is the name of the control in it, and is not said twice.
      for (const below of this.#below(node)) if (isControl(below)) this.#visit(below);
    } else if (role === 'term' || role === 'definition' || role === 'Legend') {
      if (this.#below(node).some(isControl)) this.#visitChildren(node);
      else if (role !== 'Legend') this.#say(textOf(this.#below(node)));
    } else if (role === 'status' || this.#property(node, 'live') !== undefined) {
      this.#say('announced', textOf(this.#below(node)) || 'nothing');
    } else if (role === 'list') {
      this.#visitList(node);
    } else if (role === 'grid' || role === 'table') {
      this.#visitTable(node);
    } else if (role === 'gridcell' || role === 'cell') {
      this.#visitCell(node);
    } else if (whole.test(role)) {
      this.#say(
        nameOf(node),
        roles[role],
        this.#valueOf(node),
        ...this.#statesOf(node),
        descriptionOf(node),
      );
    } else {
      const said = [nameOf(node), descriptionOf(node)].filter(Boolean);
      if (said.length > 0 && roles[role]) this.#say(nameOf(node), roles[role], descriptionOf(node));
      this.#visitChildren(node);
    }
  }

  #visitChildren({ childIds = [] }: AccessibleNode): void {
    for (const child of this.#children(childIds)) this.#visit(child);
  }

  #visitList(list: AccessibleNode): void {
    const items = this.#shown(list).filter(({ role }) => role?.value === 'listitem');
    this.#say(nameOf(list), `list of ${items.length}`, descriptionOf(list));
    this.#visitChildren(list);
  }

  #visitTable(table: AccessibleNode): void {
    const rows = this.#attribute(table, 'aria-rowcount');
    const columns = this.#attribute(table, 'aria-colcount');
    const size = rows && columns ? `${rows} rows, ${columns} columns` : '';
    this.#say(nameOf(table), table.role?.value === 'grid' ? 'grid' : 'table', size);
    this.#visitChildren(table);
  }

  #visitCell(cell: AccessibleNode): void {
    const column = this.#attribute(cell, 'aria-colindex');
    this.#say(
      nameOf(cell),
      'cell',
      ...this.#statesOf(cell),
      column && `column ${column}`,
      descriptionOf(cell),
    );
    for (const child of this.#below(cell)) {
      if (child.role?.value === 'button' && !child.ignored) this.#visit(child);
    }
  }

  #say(...parts: readonly (string | undefined)[]): void {
    const said = parts.map((part) => (part ?? '').replace(/\s+/g, ' ').trim()).filter(Boolean);
    if (said.length > 0) this.#lines.push(said.join(', '));
  }

  #valueOf(node: AccessibleNode): string | undefined {
    const text = this.#property(node, 'valuetext');
    return typeof text === 'string' ? text : node.value?.value.toString();
  }

  #statesOf(node: AccessibleNode): readonly string[] {
    const told = (name: string, yes: string, no = ''): string => {
      const value = this.#property(node, name);
      return value === undefined
        ? ''
        : value === true || value === 'true'
          ? yes
          : value === 'mixed'
            ? 'partly checked'
            : no;
    };
    const sort = this.#attribute(node, 'aria-sort') ?? 'none';
    const level = this.#property(node, 'level');
    return [
      typeof level === 'number' && node.role?.value === 'heading' ? `level ${level}` : '',
      told('checked', 'checked', 'not checked'),
      told('pressed', 'pressed', 'not pressed'),
      told('expanded', 'expanded', 'collapsed'),
      told('selected', 'selected', 'not selected'),
      told('disabled', 'unavailable'),
      told('busy', 'busy'),
      told('required', 'required'),
      told('invalid', 'invalid'),
      sort === 'none' ? '' : `sorted ${sort}`,
    ];
  }

  #property({ properties = [] }: AccessibleNode, name: string): unknown {
    return properties.find((property) => property.name === name)?.value.value;
  }

  #attribute({ backendDOMNodeId = -1 }: AccessibleNode, name: string): string | undefined {
    return this.#tree.attributes.get(backendDOMNodeId)?.get(name);
  }

  #children(ids: readonly string[]): readonly AccessibleNode[] {
    return ids.flatMap((id) => this.#tree.nodes.get(id) ?? []);
  }

  /** The nodes in one, without those that are only layout around them. */
  #shown({ childIds = [] }: AccessibleNode): readonly AccessibleNode[] {
    return this.#children(childIds).flatMap((child) =>
      child.ignored ? this.#shown(child) : child,
    );
  }

  #below({ childIds = [] }: AccessibleNode): readonly AccessibleNode[] {
    return this.#children(childIds).flatMap((child) => [child, ...this.#below(child)]);
  }
}

function nameOf({ name }: AccessibleNode): string {
  return name?.value ?? '';
}

function descriptionOf({ description }: AccessibleNode): string {
  return description?.value ?? '';
}

function isControl({ role, ignored }: AccessibleNode): boolean {
  return (
    !ignored &&
    /^(?:button|checkbox|combobox|ComboBoxSelect|link|radio|searchbox|textbox|Date)$/.test(
      role?.value ?? '',
    )
  );
}

function textOf(nodes: readonly AccessibleNode[]): string {
  return nodes
    .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
    .map(nameOf)
    .join(' ');
}
