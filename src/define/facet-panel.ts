import { FacetPanel } from '../elements/facet-panel/facet-panel.js';
import { register } from './register.js';

register('facet-panel', FacetPanel);

declare global {
  interface HTMLElementTagNameMap {
    'facet-panel': FacetPanel;
  }
}
