'use client';

import { createComponent } from '@lit/react';
import React, { type ForwardRefExoticComponent } from 'react';
import '../define/asset-picker.js';
import { AssetPicker as Element } from '../elements/asset-picker/asset-picker.js';
import { pickerEvents } from './events.js';
import type { Props } from './props.js';

/** What `<AssetPicker>` takes. */
export type AssetPickerProps = Props<'asset-picker'>;

/** `<asset-picker>` for React. A server renders the empty tag, and the browser fills it. */
export const AssetPicker = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'asset-picker',
  elementClass: Element,
  events: pickerEvents,
  displayName: 'AssetPicker',
}) as ForwardRefExoticComponent<AssetPickerProps>;
