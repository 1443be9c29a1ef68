import { Modal } from 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import { fill, noteClosed, offer } from '../shared/page.js';

document.body.insertAdjacentHTML(
  'beforeend',
  `<div class="modal" tabindex="-1" aria-labelledby="title">
    <div class="modal-dialog modal-xl">
      <div class="modal-content">
        <div class="modal-header">
          <h5 class="modal-title" id="title">Article</h5>
          <button data-bs-dismiss="modal">Close</button>
        </div>
        <div class="modal-body"></div>
        <div class="modal-footer"><button data-bs-dismiss="modal">Done</button></div>
      </div>
    </div>
  </div>`,
);
const element = document.querySelector<HTMLElement>('.modal') as HTMLElement;
element.addEventListener('hidden.bs.modal', noteClosed);
const modal = new Modal(element);

offer((contents) => {
  fill[contents](element.querySelector('.modal-body'));
  modal.show();
});
