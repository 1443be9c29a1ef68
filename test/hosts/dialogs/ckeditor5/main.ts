import { ClassicEditor, Dialog, Essentials, Paragraph, View } from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';
import { fill, noteClosed, offer } from '../shared/page.js';

const place = document.body.appendChild(document.createElement('div'));
const editor = await ClassicEditor.create(place, {
  licenseKey: 'GPL',
  plugins: [Essentials, Paragraph, Dialog],
});
const dialog = editor.plugins.get(Dialog);

/** What the dialog holds. Tab leads to it because it can be focused. */
class Contents extends View {
  constructor() {
    super();
    this.setTemplate({ tag: 'div', attributes: { style: 'inline-size: 90vw' } });
  }

  override render(): void {
    super.render();
    // CKEditor would take Tab from what it does not know.
    this.element?.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.stopPropagation();
    });
  }

  focus(): void {
    this.element?.querySelector<HTMLElement>(':scope > *')?.focus();
  }
}

offer((wanted) => {
  const contents = new Contents();
  dialog.show({
    id: 'article',
    title: 'Article',
    isModal: true,
    content: contents,
    actionButtons: [{ label: 'Done', withText: true, onExecute: () => dialog.hide() }],
    onShow: () => fill[wanted](contents.element),
    onHide: noteClosed,
  });
});
