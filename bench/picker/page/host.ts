import type {} from '../../../src/define/asset-picker.js';
import { readSettings } from './settings.js';

// A host page with its own token, which the picker finds when its module loads.

const { baseUrl, token } = readSettings();
const picker = document.querySelector('asset-picker');
if (picker) {
  picker.tokens = { get: () => Promise.resolve(token), refuse: () => undefined };
  // A larger maximum offset than live services have, to test the limits of the list.
  picker.profile = {
    toggleHeader: 'x-service-api-toggle',
    toggleValue: 'branded-links',
    channelPath: 'products/channel',
    maxOffset: Infinity,
  };
  picker.setAttribute('base-url', baseUrl);
}
