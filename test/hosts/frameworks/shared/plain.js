import 'dam-elements/define/asset-picker';

/** What a page without a framework does with its picker, whatever bundles it. */
const find = (selector) => document.querySelector(selector);
const given = JSON.parse(find('#settings').textContent);
const [picker, stored, picked] = ['asset-picker', '#stored', '#picked'].map(find);
const tell = () => (stored.textContent = picker.value.join(' '));

for (const name of ['base-url', 'site-url', 'client-id', 'broker-url'])
  picker.setAttribute(name, given[name]);
picker.value = new URLSearchParams(location.search).getAll('id');
tell();
picker.addEventListener('change', tell);
picker.addEventListener('asset-pick', ({ detail }) => {
  picked.textContent = detail.items.map((item) => item.filename).join(', ');
});

find('#shown').addEventListener('change', ({ target }) => {
  if (target.checked) find('main').append(picker);
  else picker.remove();
});
find('#several').addEventListener('change', ({ target }) => (picker.multiple = target.checked));
find('#most').addEventListener('input', ({ target }) => {
  picker.max = target.value ? Number(target.value) : undefined;
});
find('#german').addEventListener('click', () => (picker.lang = 'de'));
find('#none').addEventListener('click', () => {
  picker.value = [];
  tell();
});
