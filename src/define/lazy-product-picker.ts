/**
 * Fetches and defines `<product-picker>`, which most pages with an asset picker never show. It
 * comes in a file of its own beside this one.
 */
export async function defineProductPicker(): Promise<void> {
  await import('./product-picker.js');
}

/** Defines `<product-picker>` where the page holds one, now or once it has been read to its end. */
export function defineProductPickerWhereUsed(): void {
  const defineIfPresent = (): void => {
    if (document.querySelector('product-picker')) defineProductPicker().catch(warnMissingFile);
  };
  defineIfPresent();
  document.addEventListener('DOMContentLoaded', defineIfPresent, { once: true });
}

function warnMissingFile(): void {
  console.warn('<product-picker> needs dam-products.js beside its script.');
}
