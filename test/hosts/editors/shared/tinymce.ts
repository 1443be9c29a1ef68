import { addAssetButton, type TinyMceEditor } from 'dam-elements/editors/tinymce';
import { content, offer, picker } from './offer.js';

/** As much of an editor as the page itself uses. */
interface Editor extends TinyMceEditor {
  readonly mode: TinyMceEditor['mode'] & { set(mode: string): void };
  getContent(): string;
  setContent(html: string): void;
  remove(): void;
}

/** Starts the editor of any version, in a frame or in the page. The skin is bundled. */
export async function start(
  tinymce: { init(options: object): Promise<object[]> },
  { inline = false } = {},
): Promise<void> {
  await tinymce.init({
    selector: '#editor',
    inline,
    license_key: 'gpl',
    skin: false,
    content_css: false,
    promotion: false,
    branding: false,
    toolbar: 'assets | bold italic',
    setup: (editor: Editor) => addAssetButton(editor, picker),
    init_instance_callback: (editor: Editor) => {
      editor.setContent(content);
      offer({
        save: () => editor.getContent(),
        load: (html) => editor.setContent(html),
        setReadOnly: () => editor.mode.set('readonly'),
        destroy: () => editor.remove(),
      });
    },
  });
}
