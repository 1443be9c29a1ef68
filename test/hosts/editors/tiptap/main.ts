import { Editor, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { assetExtensions, insertAssets } from 'dam-elements/editors/tiptap';
import { addButton, content, offer, picker, place } from '../shared/offer.js';

const editor = new Editor({
  element: place,
  extensions: [StarterKit, ...assetExtensions({ Node, Mark })],
  content,
});
addButton(() => void insertAssets(editor, picker));

offer({
  save: () => editor.getHTML(),
  load: (html) => {
    editor.commands.setContent(html);
    editor.commands.setContent(editor.getJSON());
  },
  setReadOnly: (isReadOnly) => editor.setEditable(!isReadOnly),
  destroy: () => editor.destroy(),
});
