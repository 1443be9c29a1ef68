import { AssetPicker } from '../elements/asset-picker/asset-picker.js';
import './facet-panel.js';
import { register } from './register.js';

register('asset-picker', AssetPicker);

declare global {
  interface HTMLElementTagNameMap {
    'asset-picker': AssetPicker;
  }
}
