/** The events of the elements, and those of form controls that they dispatch. */
const names = [
  ...['asset-pick', 'product-pick', 'selection-change', 'search-change', 'facet-toggle'],
  ...['sign-in-change', 'picker-cancel', 'picker-error', 'input', 'change'],
];

/** How many events are listed. */
const limit = 50;

/** Lists the events of `stage`, the newest first, and shows the last pick. */
export function logEvents(stage: HTMLElement, list: HTMLElement, pick: HTMLElement): void {
  for (const name of names) {
    stage.addEventListener(name, (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      const item = document.createElement('li');
      const code = document.createElement('code');
      code.textContent = name;
      item.append(code, ` ${summary(detail)}`);
      list.prepend(item);
      while (list.children.length > limit) list.lastElementChild?.remove();
      if (name.endsWith('-pick')) pick.textContent = JSON.stringify(detail, null, 2);
    });
  }
}

function summary(detail: unknown): string {
  const text = detail === undefined || detail === null ? '' : JSON.stringify(detail);
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
}
