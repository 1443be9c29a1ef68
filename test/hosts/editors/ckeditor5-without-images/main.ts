import { ButtonView, ClassicEditor, Essentials, Paragraph, toWidget, Widget } from 'ckeditor5';
import 'ckeditor5/ckeditor5.css';
import { assetPlugin } from 'dam-elements/editors/ckeditor5';
import { content, offer, picker, place } from '../shared/offer.js';

const assets = assetPlugin(picker, { ButtonView, Widget, toWidget });
const editor = await ClassicEditor.create(place, {
  licenseKey: 'GPL',
  plugins: [Essentials, Paragraph, assets],
  toolbar: ['assets'],
  initialData: content,
});

offer({
  save: () => editor.getData(),
  load: (html) => editor.setData(html),
  setReadOnly: () => editor.enableReadOnlyMode('page'),
  destroy: () => editor.destroy(),
});
