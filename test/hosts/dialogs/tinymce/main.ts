import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/skins/ui/oxide/skin.css';
import 'tinymce/themes/silver';
import { fill, noteClosed, offer } from '../shared/page.js';

const place = document.body.appendChild(document.createElement('textarea'));
const [editor] = await tinymce.init({
  target: place,
  license_key: 'gpl',
  skin: false,
  content_css: false,
  promotion: false,
  branding: false,
});

offer((contents) => {
  const dialog = editor?.windowManager.open({
    title: 'Article',
    size: 'large',
    body: { type: 'panel', items: [{ type: 'htmlpanel', html: '<div id="place"></div>' }] },
    buttons: [{ type: 'cancel', text: 'Done' }],
    onClose: noteClosed,
  });
  const panel = document.querySelector<HTMLElement>('#place');
  fill[contents](panel);
  // Tab leads only to what TinyMCE knows.
  panel?.firstElementChild?.setAttribute('data-alloy-tabstop', 'true');
  // TinyMCE hears no key from a shadow tree.
  panel?.addEventListener('keyup', ({ key }) => {
    if (key === 'Escape') dialog?.close();
  });
});
