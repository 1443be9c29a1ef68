import { fields, isSettled, lists, notices, results, shown } from './looking.js';

/** The picker to use, and callbacks for what happens. */
export interface Acting {
  readonly picker: HTMLElement;
  readonly brief: boolean;
  /** Called after an action, when its effect can be checked. */
  readonly onAct: (name: string) => void;
  readonly onMarkup: (html: string) => void;
}

/** The timeouts for required and for optional effects. */
const requiredTimeoutMs = 8_000;
const optionalTimeoutMs = 600;

/** Uses a picker as users do, as far as it permits. */
export async function act(acting: Acting): Promise<void> {
  const { picker, brief, onAct, onMarkup } = acting;
  const pick = (event: Event): void => {
    const { items } = (event as CustomEvent<{ items: readonly object[] }>).detail;
    for (const item of items) {
      if ('markup' in item) onMarkup((item.markup as { html: string }).html);
    }
  };
  document.addEventListener('asset-pick', pick);
  await until(() => isSettled(picker), requiredTimeoutMs);
  // A notice may be shown for a moment before the results.
  if (notices(picker).length > 0) await until(() => results(picker).length > 0, optionalTimeoutMs);
  onAct('the first results');
  if (!brief && results(picker).length > 0) {
    await choose(acting);
    await preview(acting);
    await drag(acting);
    await confirm(acting);
    await search(acting);
    await narrow(acting);
  } else {
    for (const button of shown(picker, '[part~="notice"] button').slice(0, 1)) {
      button.click();
      await frame();
      await until(() => isSettled(picker), requiredTimeoutMs);
      onAct('the way on');
    }
  }
  document.removeEventListener('asset-pick', pick);
}

async function choose({ picker, onAct }: Acting): Promise<void> {
  for (const index of [0, 1, 2, 5]) press(results(picker)[index]);
  await until(() => !words(picker).includes('Preparing'), optionalTimeoutMs);
  for (const list of lists(picker, '[part~="tray"] select')) {
    list.selectedIndex = list.options.length - 1;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const button of shown(picker, '[data-item-id] .picture').slice(0, 2)) button.click();
  for (const button of shown(picker, '[aria-level] button').slice(0, 1)) button.click();
  for (const button of shown(picker, 'nav button').slice(0, 2)) {
    button.click();
    await until(() => isSettled(picker), optionalTimeoutMs);
  }
  await frame();
  onAct('choosing');
}

async function preview({ picker, onAct }: Acting): Promise<void> {
  const [first] = results(picker);
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  if (!(await until(() => shown(picker, '.preview').length > 0, optionalTimeoutMs))) return;
  for (let step = 0; step < 2; step += 1) {
    await until(() => shown(picker, '.preview .panel button').length > 0, optionalTimeoutMs);
    for (const list of lists(picker, '.preview select')) {
      list.selectedIndex = list.options.length - 1;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const button of shown(picker, '.preview .panel button').slice(0, 4)) {
      button.click();
      await frame();
    }
    onAct('looking');
    const [dialog] = shown(picker, '.preview');
    dialog?.focus();
    dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await frame();
  }
  shown(picker, '.preview .bar button')[0]?.click();
  await until(() => shown(picker, '.preview').length === 0, optionalTimeoutMs);
}

async function drag({ picker, onAct, onMarkup }: Acting): Promise<void> {
  for (const item of results(picker).slice(0, 2)) {
    const pointer = { bubbles: true, composed: true, pointerType: 'mouse' };
    item.dispatchEvent(new PointerEvent('pointerover', pointer));
    item.dispatchEvent(new PointerEvent('pointerdown', pointer));
    await until(() => !words(picker).includes('Preparing'), optionalTimeoutMs);
    const dataTransfer = new DataTransfer();
    const options = { bubbles: true, composed: true, cancelable: true, dataTransfer };
    item.dispatchEvent(new DragEvent('dragstart', options));
    onMarkup(dataTransfer.getData('text/html'));
  }
  onAct('dragging');
}

async function confirm({ picker, onAct }: Acting): Promise<void> {
  let isPicked = false;
  const pick = (): void => void (isPicked = true);
  for (const name of ['asset-pick', 'product-pick']) document.addEventListener(name, pick);
  const [button] = shown(picker, '[part~="confirm"]');
  button?.click();
  if (await until(() => isPicked, 1_500)) onAct('picking');
  else onAct('no pick');
  for (const name of ['asset-pick', 'product-pick']) document.removeEventListener(name, pick);
}

async function search({ picker, onAct }: Acting): Promise<void> {
  const [box] = fields(picker, 'input[type="search"]');
  if (!box) return;
  let isAnswered = false;
  const answer = (): void => void (isAnswered = true);
  picker.addEventListener('search-change', answer, { once: true });
  picker.addEventListener('picker-error', answer, { once: true });
  box.value = 'a';
  box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  box.form?.requestSubmit();
  await until(() => isAnswered, requiredTimeoutMs);
  await until(() => isSettled(picker), requiredTimeoutMs);
  onAct('searching');
}

async function narrow({ picker, onAct }: Acting): Promise<void> {
  const panels = document.querySelectorAll('facet-panel');
  for (let index = 0; index < 3; index += 1) {
    const boxes = [picker, ...panels].flatMap((root) => fields(root, 'input[type="checkbox"]'));
    boxes[index * 3]?.click();
    await until(() => isSettled(picker), requiredTimeoutMs);
    await frame();
  }
  await until(() => isSettled(picker), requiredTimeoutMs);
  onAct('narrowing');
  for (const chip of shown(picker, '[part~="chip"] button, button[part~="chip"]').slice(0, 3)) {
    chip.click();
    await frame();
  }
  await until(() => isSettled(picker), requiredTimeoutMs);
  onAct('widening');
}

/**
 * Clicks as a person does: browsers fire `pointerdown` first, by which the watch of requests knows
 * that the page is in use. `click()` alone would count the requests of four chosen items, made at
 * once, as those of a page that nobody touched.
 */
function press(item: HTMLElement | undefined): void {
  item?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  item?.click();
}

function words(picker: HTMLElement): string {
  return shown(picker, '[part~="tray"]')
    .map(({ innerText }) => innerText)
    .join(' ');
}

async function until(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await frame();
  }
  return true;
}

/** Waits for a frame, or for a timeout if the browser does not paint. */
function frame(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 15));
}
