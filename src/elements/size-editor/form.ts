import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  maxCustomPixels,
  type CropAnchor,
  type CustomFormat,
} from '../../model/embed/custom-size.js';
import { isEnlarged } from '../../model/embed/size-draft.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { Messages } from '../../text/messages/messages.js';
import type { SizingMessages } from '../../text/messages/sizing.js';
import { icon } from '../styles/icons.js';
import type { Crop } from './crop.js';

const rotateIcon = icon('M19.5 12A7.5 7.5 0 1 1 12 4.5c2.9 0 5.2 1.4 7.5 4M19.5 4v4.5H15');

const anchors: readonly CropAnchor[] = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'];

const formats: readonly CustomFormat[] = ['web', 'jpeg', 'png', 'gif'];

/** What the form needs. */
export interface SizeForm extends Crop {
  readonly words: Messages & SelectionMessages & SizingMessages;
  /** The URL of the image in this size. Undefined if there is none. */
  readonly result: string | undefined;
  readonly isResultFailed: boolean;
  readonly onRotate: () => void;
  readonly onResult: (isLoaded: boolean) => void;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** Renders the inputs for width, height, crop, format and rotation, and the result. */
export function renderForm(form: SizeForm): TemplateResult {
  const { words, draft, size, onRotate, onApply, onCancel } = form;
  return html`
    <form
      class="panel"
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <div class="choices" role="radiogroup" aria-label=${words.crop}>
        ${renderWay(form, words.wholeImage, false)} ${renderWay(form, words.crop, true)}
      </div>
      <div class="sides">${renderSide(form, 'width')} ${renderSide(form, 'height')}</div>
      ${renderWarning(form)} ${draft.isCropped ? renderAnchors(form) : nothing}
      <div class="sides">
        ${renderFormat(form)}
        <button type="button" class="button" title=${words.rotate} @click=${onRotate}>
          ${rotateIcon} <span class="unseen">${words.rotate}</span> ${draft.rotation}°
        </button>
      </div>
      ${renderResult(form)}
      <div class="ways">
        <button type="button" class="button" @click=${onCancel}>${words.cancel}</button>
        <button type="submit" class="button primary" ?disabled=${!size}>${words.useSize}</button>
      </div>
    </form>
  `;
}

function renderWay(
  { draft, onChange }: SizeForm,
  name: string,
  isCropped: boolean,
): TemplateResult {
  return html`<label class="choice">
    <input
      type="radio"
      name="way"
      .checked=${live(draft.isCropped === isCropped)}
      @change=${() => onChange({ isCropped })}
    />
    ${name}
  </label>`;
}

function renderSide(
  { words, draft, size, onChange }: SizeForm,
  side: 'width' | 'height',
): TemplateResult {
  return html`<label class="side-field">
    <span>${words[side]}</span>
    <input
      type="number"
      name=${side}
      min="1"
      max=${maxCustomPixels}
      step="1"
      inputmode="numeric"
      autocomplete="off"
      aria-invalid=${size ? nothing : 'true'}
      aria-describedby=${size ? nothing : 'size-limit'}
      .value=${live(draft[side])}
      @input=${({ target }: Event) => onChange({ [side]: (target as HTMLInputElement).value })}
    />
  </label>`;
}

function renderWarning({ words, asset, size }: SizeForm): TemplateResult | typeof nothing {
  if (!size) {
    return html`<p class="warning" id="size-limit" role="alert">
      ${words.sizeLimit(maxCustomPixels)}
    </p>`;
  }
  return isEnlarged(asset.dimensions, size) ? html`<p class="hint">${words.enlarged}</p>` : nothing;
}

function renderAnchors({ words, draft, onChange }: SizeForm): TemplateResult {
  const names = words.cropAnchors.split('|');
  return html`
    <fieldset class="anchors">
      <legend>${words.cropPosition}</legend>
      <div dir="ltr">
        ${anchors.map(
          (crop, index) =>
            html`<input
              type="radio"
              name="anchor"
              aria-label=${names[index] ?? crop}
              .checked=${live(draft.crop === crop)}
              @change=${() => onChange({ crop })}
            />`,
        )}
      </div>
    </fieldset>
  `;
}

function renderFormat({ words, draft, onChange }: SizeForm): TemplateResult {
  return html`<label class="side-field">
    <span>${words.factFormat}</span>
    <select
      @change=${({ target }: Event) => {
        const format = formats[(target as HTMLSelectElement).selectedIndex];
        if (format) onChange({ format });
      }}
    >
      ${formats.map(
        (format) =>
          html`<option .selected=${live(format === draft.format)}>
            ${format === 'web' ? words.automaticFormat : format.toUpperCase()}
          </option>`,
      )}
    </select>
  </label>`;
}

function renderResult(form: SizeForm): TemplateResult | typeof nothing {
  const { words, size, result, isResultFailed, onResult } = form;
  if (result === undefined) return nothing;
  return html`
    <figure class="result">
      <figcaption>
        <span>${words.result}</span>
        <span class="meta">${size ? words.dimensions(size.width, size.height) : nothing}</span>
      </figcaption>
      ${isResultFailed ? html`<p class="warning" role="alert">${words.sizeFailed}</p>` : nothing}
      <img
        alt=""
        referrerpolicy="no-referrer"
        ?hidden=${isResultFailed}
        src=${result}
        @load=${() => onResult(true)}
        @error=${() => onResult(false)}
      />
    </figure>
  `;
}
