import * as DamEditors from './dist/dam-editors.js';

const saved = document.querySelector('#saved');

await tinymce.init({
  selector: '#text',
  license_key: 'gpl',
  height: 420,
  menubar: false,
  promotion: false,
  iframe_attrs: { title: 'Text of the article' },
  branding: false,
  plugins: 'image link lists',
  toolbar: 'assets | undo redo | blocks | bold italic | bullist numlist | image link',
  skin: matchMedia('(prefers-color-scheme: dark)').matches ? 'oxide-dark' : 'oxide',
  content_css: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default',
  content_style: 'body { margin: 1rem } img { max-width: 100%; height: auto }',
  setup(editor) {
    DamEditors.tinymce.addAssetButton(editor, document.querySelector('#picker'));
    editor.on('init change input undo redo', () => {
      saved.textContent = editor.getContent();
    });
  },
});
