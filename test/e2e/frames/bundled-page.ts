import { AssetPicker } from '../../../src/index.js';
import { register } from '../../../src/define/register.js';

// A page whose bundler has put the elements, and a Lit of its own, into one script.
register('asset-picker', AssetPicker);
