const picker = document.querySelector('#picker');
const article = document.querySelector('#article');
const received = document.querySelector('#received');

document.querySelector('#branded').addEventListener('change', ({ target }) => {
  picker.brandedLinks = target.checked;
});

// This page does not allow markup from strings, so it creates the nodes from the pick's members.
picker.addEventListener('asset-pick', ({ detail }) => {
  received.textContent = JSON.stringify(detail, null, 2);
  for (const item of detail.items) article.append(nodeFor(item));
});

function nodeFor({ markup, alt, filename }) {
  if (markup.html.startsWith('<img')) {
    const image = new Image();
    image.loading = 'lazy';
    image.alt = alt;
    image.src = markup.url;
    return wrapped(image);
  }
  const link = document.createElement('a');
  link.href = markup.url;
  link.textContent = filename;
  return wrapped(link);
}

function wrapped(node) {
  const paragraph = document.createElement('p');
  paragraph.append(node);
  return paragraph;
}
