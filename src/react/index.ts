'use client';

/** The elements as components of React 18 and 19. An application that imports one loads that alone. */
export { AssetPicker, type AssetPickerProps } from './asset-picker.js';
export { FacetPanel, type FacetPanelProps } from './facet-panel.js';
export { ProductPicker, type ProductPickerProps } from './product-picker.js';
