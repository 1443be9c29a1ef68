import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { registerRichText } from '@lexical/rich-text';
import { createAssets } from 'dam-elements/editors/lexical';
import * as lexical from 'lexical';
import { addButton, content, offer, picker, place } from '../shared/offer.js';

const assets = createAssets(lexical);
const editor = lexical.createEditor({
  nodes: assets.nodes,
  onError: (error) => console.error(error),
});
place.contentEditable = 'true';
editor.setRootElement(place);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 300);
addButton(() => void assets.insertAssets(editor, picker));

function load(html: string): void {
  editor.update(
    () => {
      const dom = new DOMParser().parseFromString(html, 'text/html');
      const nodes = $generateNodesFromDOM(editor, dom);
      lexical
        .$getRoot()
        .clear()
        .append(...nodes);
    },
    { discrete: true },
  );
  const stored = JSON.stringify(editor.getEditorState());
  editor.setEditorState(editor.parseEditorState(stored));
}
load(content);
editor.dispatchCommand(lexical.CLEAR_HISTORY_COMMAND, undefined);

offer({
  save: () => editor.read(() => $generateHtmlFromNodes(editor)),
  load,
  setReadOnly: (isReadOnly) => editor.setEditable(!isReadOnly),
  destroy: () => editor.setRootElement(null),
});
