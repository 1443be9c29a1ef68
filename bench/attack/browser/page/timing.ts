/** What a page shows, and the sources of its answers. */
export interface Timed {
  readonly kind: 'assets' | 'products';
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly brokerUrl: string;
}

/** How long the steps of a pick take, in milliseconds. */
export interface Times {
  /** From the end of the answer until results or a notice are visible. */
  readonly drawn: number;
  /** From the click on a result to its effect. */
  readonly chosen: number;
  /** From the click on the confirm button to the pick. */
  readonly picked: number;
}

/** The time for parsing 4 million characters of JSON, which tells how fast the machine is now. */
export function parsingTime(): number {
  const text = JSON.stringify(Array.from({ length: 360_000 }, (_, index) => `v${1e6 + index}`));
  const started = performance.now();
  JSON.parse(text);
  return performance.now() - started;
}

/** Picks the first result as a user would, and measures each step. */
export async function time({ kind, apiUrl, siteUrl, brokerUrl }: Timed): Promise<Times> {
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Waits for another frame, so that the change has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };
  const script: string = '/dam-elements.js';
  const { defineProductPicker } = (await import(script)) as {
    readonly defineProductPicker: () => Promise<void>;
  };
  await defineProductPicker();
  const picker = document.createElement(kind === 'assets' ? 'asset-picker' : 'product-picker');
  const attributes = {
    ...{ 'base-url': apiUrl, 'site-url': siteUrl, 'broker-url': brokerUrl },
    ...{ 'client-id': 'attack', remember: 'off', 'page-size': '30', multiple: '' },
  };
  for (const [name, value] of Object.entries(attributes)) picker.setAttribute(name, value);
  document.body.append(picker);

  const all = (selector: string): HTMLElement[] => [
    ...(picker.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const isThere = (): boolean => all('[role="gridcell"], [part~="notice"] button').length > 0;
  await until(isThere);
  const [search] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/(assets|products)\/search/.test(name)) as PerformanceResourceTiming[];
  const drawn = performance.now() - (search?.responseEnd ?? NaN);

  const [result] = all('[role="gridcell"]');
  if (!result) return { drawn, chosen: 0, picked: 0 };
  const clicked = performance.now();
  result.click();
  const confirm = (): HTMLElement | undefined =>
    all('button[part~="confirm"]').find(
      (button) => !button.matches(':disabled, [aria-disabled="true"]'),
    );
  await until(() => confirm() !== undefined);
  const chosen = performance.now() - clicked;

  const confirmed = performance.now();
  let isPicked = false;
  const listen = (): void => void (isPicked = true);
  for (const type of ['asset-pick', 'product-pick']) picker.addEventListener(type, listen);
  confirm()?.click();
  await until(() => isPicked);
  return { drawn, chosen, picked: performance.now() - confirmed };
}
