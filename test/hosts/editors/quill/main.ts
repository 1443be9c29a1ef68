import { addAssetButton, registerAssets } from 'dam-elements/editors/quill';
import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import { content, offer, picker, place } from '../shared/offer.js';

registerAssets(Quill);
// What follows within a minute is one step to undo, unless something sets it apart.
const history = { delay: 60_000 };
const quill = new Quill(place, { theme: 'snow', modules: { toolbar: ['bold', 'link'], history } });
addAssetButton(quill, picker);
quill.setContents(quill.clipboard.convert({ html: content }));

offer({
  save: () => quill.getSemanticHTML(),
  load: (html) => {
    quill.setContents(quill.clipboard.convert({ html }));
    const stored = JSON.stringify(quill.getContents());
    quill.setContents(JSON.parse(stored));
  },
  setReadOnly: (isReadOnly) => quill.enable(!isReadOnly),
  destroy: () => quill.container.remove(),
});
