'use client';

import { createComponent } from '@lit/react';
import React, { type ForwardRefExoticComponent } from 'react';
import '../define/product-picker.js';
import { ProductPicker as Element } from '../elements/product-picker/product-picker.js';
import { pickerEvents } from './events.js';
import type { Props } from './props.js';

/** Props of `<ProductPicker>`. */
export type ProductPickerProps = Props<'product-picker'>;

/**
 * `<product-picker>` for React. Server rendering outputs the empty tag, and the browser renders its
 * content.
 */
export const ProductPicker = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'product-picker',
  elementClass: Element,
  events: { ...pickerEvents, onProductPick: 'product-pick' },
  displayName: 'ProductPicker',
}) as ForwardRefExoticComponent<ProductPickerProps>;
