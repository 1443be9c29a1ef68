import { html, type ReactiveController, type TemplateResult } from 'lit';
import { LazyModule } from '../../core/lazy-module.js';
import type { LaterMessages } from '../../text/language.js';
import type { Messages } from '../../text/messages/messages.js';
import type { Field } from '../field/field.js';
import type { PickerContext } from './picker-context.js';
import type { Identified } from './picker-kind.js';

/** The picker as a form field. Until its module is loaded, it is only a button. */
export class FieldPart<Item extends Identified> implements ReactiveController {
  readonly #picker: PickerContext<Item>;
  readonly #field: LazyModule<Field<Item>>;

  constructor(picker: PickerContext<Item>) {
    const { host } = picker;
    this.#picker = picker;
    this.#field = new LazyModule(
      () => host.requestUpdate(),
      async () => {
        let early: Event | undefined;
        host.addEventListener('invalid', (event) => (early = event), { once: true });
        const { Field } = await import('../field/field.js');
        return new Field(picker, early);
      },
    );
    host.addController(this);
  }

  hostUpdate(): void {
    if (this.#picker.host.mode === 'field') this.#field.load().catch(() => undefined);
  }

  /** Messages that replace those of the language: the page's own, and those of a field. */
  get words(): Partial<Messages & LaterMessages> | undefined {
    const { ready } = this.#field;
    return ready ? ready.words : this.#picker.host.messages;
  }

  render(): TemplateResult {
    const { host, words } = this.#picker;
    return (
      this.#field.ready?.render() ??
      html`<button type="button" class="button" part="choose" @click=${() => void host.show()}>
        ${words.title(host.multiple)}
      </button>`
    );
  }
}
