import { AssetPicker } from '../../../src/index.js';
import { register } from '../../../src/define/register.js';

register('asset-picker', AssetPicker);
const block = document.querySelector('#settings')?.textContent ?? '{}';
const picker = document.createElement('asset-picker');
for (const [name, value] of Object.entries(JSON.parse(block) as Record<string, string>)) {
  picker.setAttribute(name, value);
}
// A test may give another broker in the address.
const broker = new URL(location.href).searchParams.get('broker');
if (broker !== null) picker.setAttribute('broker-url', broker);
document.body.append(picker);
