import { fill, noteClosed, offer } from '../shared/page.js';

const dialog = document.body.appendChild(document.createElement('dialog'));
dialog.className = 'host-dialog';
dialog.ariaLabel = 'Article';
dialog.innerHTML = '<div></div><form method="dialog"><button>Close</button></form>';
dialog.addEventListener('close', noteClosed);

offer((contents) => {
  fill[contents](dialog.querySelector('div'));
  dialog.showModal();
});
