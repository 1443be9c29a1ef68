import { assetMark, assetNode, insertAssets } from 'dam-elements/editors/prosemirror';
import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, Node, Schema } from 'prosemirror-model';
import { schema as basic } from 'prosemirror-schema-basic';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import 'prosemirror-view/style/prosemirror.css';
import { addButton, content, offer, picker, place } from '../shared/offer.js';

const schema = new Schema({
  nodes: basic.spec.nodes.append({ damAsset: assetNode }),
  marks: basic.spec.marks.append({ damLink: assetMark }),
});

function read(html: string): Node {
  const element = document.createElement('div');
  element.innerHTML = html;
  return DOMParser.fromSchema(schema).parse(element);
}

let isReadOnly = false;
const plugins = [history(), keymap({ 'Mod-z': undo, 'Shift-Mod-z': redo }), keymap(baseKeymap)];
const view = new EditorView(place, {
  state: EditorState.create({ doc: read(content), plugins }),
  editable: () => !isReadOnly,
});
addButton(() => void insertAssets(view, picker));

offer({
  save: () => {
    const element = document.createElement('div');
    element.append(DOMSerializer.fromSchema(schema).serializeFragment(view.state.doc.content));
    return element.innerHTML;
  },
  load: (html) => {
    const { tr, doc } = view.state;
    const stored = JSON.stringify(read(html));
    const content = Node.fromJSON(schema, JSON.parse(stored)).content;
    view.dispatch(tr.replaceWith(0, doc.content.size, content));
  },
  setReadOnly: (now) => {
    isReadOnly = now;
    view.updateState(view.state);
  },
  destroy: () => view.destroy(),
});
