/** All adapters in one file, for pages without a bundler. */
export * as ckeditor5 from './ckeditor5.js';
export * as lexical from './lexical.js';
export * as prosemirror from './prosemirror.js';
export * as quill from './quill.js';
export * as tinymce from './tinymce.js';
export * as tiptap from './tiptap.js';
