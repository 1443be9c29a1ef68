/**
 * Loads and defines `<product-picker>`. It has its own file, because most pages with an asset
 * picker do not use it.
 */
export async function defineProductPicker(): Promise<void> {
  await import('./product-picker.js');
}

/** Defines `<product-picker>` if the page contains one, now or once the document is parsed. */
export function defineProductPickerWhereUsed(): void {
  const defineIfPresent = (): void => {
    if (document.querySelector('product-picker')) defineProductPicker().catch(warnMissingFile);
  };
  defineIfPresent();
  document.addEventListener('DOMContentLoaded', defineIfPresent, { once: true });
}

function warnMissingFile(): void {
  console.warn('<product-picker> needs dam-products*.js next to its script.');
}
