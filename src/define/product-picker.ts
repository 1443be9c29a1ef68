import { ProductPicker } from '../elements/product-picker/product-picker.js';
import './asset-picker.js';
import './facet-panel.js';
import { register } from './register.js';

register('product-picker', ProductPicker);

declare global {
  interface HTMLElementTagNameMap {
    'product-picker': ProductPicker;
  }
}
