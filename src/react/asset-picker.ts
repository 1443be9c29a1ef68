'use client';

import { createComponent } from '@lit/react';
import React, { type ForwardRefExoticComponent } from 'react';
import '../define/asset-picker.js';
import { AssetPicker as Element } from '../elements/asset-picker/asset-picker.js';
import { pickerEvents } from './events.js';
import type { Props } from './props.js';

/** Props of `<AssetPicker>`. */
export type AssetPickerProps = Props<'asset-picker'>;

/**
 * `<asset-picker>` for React. Server rendering outputs the empty tag, and the browser renders its
 * content.
 */
export const AssetPicker = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'asset-picker',
  elementClass: Element,
  events: pickerEvents,
  displayName: 'AssetPicker',
}) as ForwardRefExoticComponent<AssetPickerProps>;
