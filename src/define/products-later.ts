/**
 * Fetches and defines `<product-picker>`, which most pages with an asset picker never show. It
 * comes in a file of its own beside this one.
 */
export async function defineProductPicker(): Promise<void> {
  await import('./product-picker.js');
}

/** Defines `<product-picker>` where the page holds one, now or once it has been read to its end. */
export function defineWhereUsed(): void {
  const look = (): void => {
    if (document.querySelector('product-picker')) defineProductPicker().catch(explain);
  };
  look();
  document.addEventListener('DOMContentLoaded', look, { once: true });
}

function explain(): void {
  console.warn('<product-picker> needs dam-products.js beside its script.');
}
