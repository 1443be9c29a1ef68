'use client';

import { createComponent } from '@lit/react';
import React, { type ForwardRefExoticComponent } from 'react';
import '../define/facet-panel.js';
import { FacetPanel as Element } from '../elements/facet-panel/facet-panel.js';
import type { Props } from './props.js';

/** Props of `<FacetPanel>`. */
export type FacetPanelProps = Props<'facet-panel'>;

/**
 * `<facet-panel>` for React. Server rendering outputs the empty tag, and the browser renders its
 * content.
 */
export const FacetPanel = /* @__PURE__ */ createComponent({
  react: React,
  tagName: 'facet-panel',
  elementClass: Element,
  events: { onFacetToggle: 'facet-toggle' },
  displayName: 'FacetPanel',
}) as ForwardRefExoticComponent<FacetPanelProps>;
