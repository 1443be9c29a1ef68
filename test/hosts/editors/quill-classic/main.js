const { addAssetButton, registerAssets } = globalThis.DamEditors.quill;

registerAssets(globalThis.Quill);
const quill = new globalThis.Quill('#editor', { theme: 'snow' });
addAssetButton(quill, document.querySelector('#picker'));
document.documentElement.dataset['ready'] = '';
