'use client';

/**
 * The elements as components for React 18 and 19. An application loads only the components that it
 * imports.
 */
export { AssetPicker, type AssetPickerProps } from './asset-picker.js';
export { FacetPanel, type FacetPanelProps } from './facet-panel.js';
export { ProductPicker, type ProductPickerProps } from './product-picker.js';
