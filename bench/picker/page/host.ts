import type {} from '../../../src/define/asset-picker.js';
import { readSettings } from './settings.js';

// A host page with a token of its own, which the picker finds when its module comes.

const { baseUrl, token } = readSettings();
const picker = document.querySelector('asset-picker');
if (picker) {
  picker.tokens = { get: () => Promise.resolve(token), refuse: () => undefined };
  // More can be gone to than live services let: what is asked for here is how far the list bears.
  picker.profile = {
    toggleHeader: 'x-service-api-toggle',
    toggleValue: 'branded-links',
    channelPath: 'products/channel',
    maxOffset: Infinity,
  };
  picker.setAttribute('base-url', baseUrl);
}
