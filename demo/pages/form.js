const submitted = document.querySelector('#submitted');

document.querySelector('#form').addEventListener('submit', (event) => {
  event.preventDefault();
  submitted.textContent = [...new FormData(event.target)]
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
});
