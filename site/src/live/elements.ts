import { suppliedSource } from '../../../src/auth/index.js';
import type { AssetPicker, ProductPicker } from '../../../src/index.js';
import { startService } from './service.js';

/** What an example needs, as soon as it runs. */
export interface Live {
  /** Copies elements, which are ready to be inserted and signed in. */
  readonly copy: (template: HTMLTemplateElement) => DocumentFragment;
  /** Gives a picker tokens of the service. */
  readonly connect: (element: Element) => void;
}

interface ElementsModule {
  readonly defineProductPicker: () => Promise<void>;
}

let loading: Promise<Live> | undefined;

/** Starts the service and loads the elements' built files, as a page with a script tag would. */
export function loadLive(base: string): Promise<Live> {
  loading ??= load(base);
  return loading;
}

async function load(base: string): Promise<Live> {
  const service = await startService(base);
  const address = new URL(`${base}assets/dam-elements.js`, location.href).href;
  const elements = (await import(/* @vite-ignore */ address)) as ElementsModule;
  await elements.defineProductPicker();
  const tokens = suppliedSource(() => Promise.resolve(service.issueTokens().accessToken));
  const connect = (element: Element): void => {
    (element as AssetPicker | ProductPicker).tokens = tokens;
  };
  const copy = (template: HTMLTemplateElement): DocumentFragment => {
    const copied = document.importNode(template.content, true);
    for (const picker of copied.querySelectorAll('asset-picker, product-picker')) connect(picker);
    return copied;
  };
  return { copy, connect };
}
