const picker = document.querySelector('#picker');
const received = document.querySelector('#received');

for (const name of ['product-pick', 'asset-pick']) {
  picker.addEventListener(name, ({ type, detail }) => {
    received.textContent = `${type}\n${JSON.stringify(detail, null, 2)}`;
  });
}
