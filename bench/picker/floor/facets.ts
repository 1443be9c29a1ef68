import type { Answer, Value } from './service.js';

/** How many values of a facet are shown. */
const shown = 6;

/** Renders the facets of a search as check boxes and stores which are checked. */
export class Facets {
  /** The clauses that are checked, by facet. */
  readonly applied = new Map<string, string[]>();

  readonly #box: HTMLElement;
  readonly #onChange: () => void;

  constructor(box: HTMLElement, onChange: () => void) {
    this.#box = box;
    this.#onChange = onChange;
  }

  show(facets: NonNullable<Answer['facets']>): void {
    const groups = [
      this.#group('File type', facets.file_types),
      this.#group('Category', facets.categories),
      ...facets.metadata.map(({ display_name: name, values }) => this.#group(name, values)),
    ];
    this.#box.replaceChildren(...groups);
  }

  #group(name: string, values: readonly Value[]): HTMLElement {
    const group = document.createElement('fieldset');
    const legend = document.createElement('legend');
    legend.textContent = name;
    const applied = this.applied.get(name) ?? [];
    const listed = values.filter(
      ({ search_query: clause }, index) => index < shown || applied.includes(clause),
    );
    group.append(legend, ...listed.map((value) => this.#value(name, value)));
    return group;
  }

  #value(facet: string, value: Value): HTMLElement {
    const clause = value.search_query;
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = this.applied.get(facet)?.includes(clause) ?? false;
    box.onchange = () => {
      const others = (this.applied.get(facet) ?? []).filter((other) => other !== clause);
      const clauses = box.checked ? [...others, clause] : others;
      if (clauses.length > 0) this.applied.set(facet, clauses);
      else this.applied.delete(facet);
      this.#onChange();
    };
    const name = document.createElement('span');
    name.textContent = value.name ?? value.value ?? '';
    const count = document.createElement('span');
    count.textContent = value.count.toLocaleString('en');
    label.append(box, name, count);
    return label;
  }
}
