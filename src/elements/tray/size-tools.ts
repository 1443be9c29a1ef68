import { html, nothing, type TemplateResult } from 'lit';
import type { Asset } from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import type { Choice } from '../../model/pick/pick.js';
import type { ItemSettings, ItemSize, SelectedItem } from '../../model/selection/selection.js';
import { choosingMessagesFor } from '../../text/english/choosing.js';
import type { PickerContext } from '../picker/picker-context.js';
import { checkIcon, closeIcon, icon } from '../styles/icons.js';

const plusIcon = icon('M12 5v14M5 12h14');
const allIcon = icon('M8.5 4.5h11v11h-11ZM4.5 8.5v11h11');

/** What the tools for sizes need: the asset whose size is being set, and its sizes. */
export interface Sized {
  readonly picker: PickerContext<Asset>;
  readonly selected: SelectedItem;
  readonly choice: Choice;
  /** The presets that the asset offers. */
  readonly offered: readonly Embed[];
  readonly offeredOf: (asset: Asset) => readonly Embed[];
  /** The name of a size, for people. */
  readonly nameOf: (embedName: string | undefined) => string;
  /** Whether several sizes of one asset may be picked. */
  readonly several: boolean;
  readonly onAdjust: (id: string, change: ItemSettings) => void;
}

/** Renders the further sizes of an asset, and the buttons for one size of all and for one more. */
export function renderSizeTools(sized: Sized): TemplateResult {
  const { picker, selected, choice, several, nameOf, offered, onAdjust } = sized;
  const { language, selectionWords, selection } = picker;
  const words = choosingMessagesFor(language.language, selectionWords);
  const { sizes = [], id } = selected;
  const { name } = choice.embed;
  const isPreset = choice.rendition.type === 'preset';
  const others = isPreset ? othersOf(sized) : [];
  const used = [name, ...sizes.map(({ embedName }) => embedName)];
  const next = offered.find((embed) => !used.includes(embed.name));
  return html`
    ${
      isPreset && selection.items.length > 1
        ? button(
            words.sizeForAll,
            others.length > 0 ? allIcon : checkIcon,
            others.length > 0,
            () => {
              for (const other of others)
                onAdjust(other.id, { embedName: name, customSize: undefined });
              picker.announcer.say(words.sizeSet(nameOf(name), others.length + 1));
            },
          )
        : nothing
    }
    ${
      several
        ? button(words.addSize, plusIcon, next !== undefined, () => {
            const size: ItemSize = { embedName: name, customSize: selected.customSize };
            const change = next && { embedName: next.name, customSize: undefined };
            onAdjust(id, { ...change, sizes: [...sizes, size] });
          })
        : nothing
    }
    ${
      sizes.length > 0
        ? html`<div class="chosen-sizes">
            ${sizes.map((size) => {
              const label = nameOf(size.customSize ? undefined : size.embedName);
              return html`<button
                type="button"
                class="button"
                aria-label=${words.removeSize(label)}
                @click=${() => onAdjust(id, { sizes: sizes.filter((each) => each !== size) })}
              >
                ${label} ${closeIcon}
              </button>`;
            })}
          </div>`
        : nothing
    }
  `;
}

/** The other selected assets that have another size, unless they are known not to offer this one. */
function othersOf({ picker, selected, choice, offeredOf }: Sized): readonly SelectedItem[] {
  const { name } = choice.embed;
  return picker.selection.items.filter((other) => {
    if (other.id === selected.id || (other.embedName === name && !other.customSize)) return false;
    const detail = picker.details.of(other.id);
    return (
      detail?.status !== 'ready' || offeredOf(detail.item).some((embed) => embed.name === name)
    );
  });
}

function button(
  label: string,
  drawn: TemplateResult,
  isUseful: boolean,
  run: () => void,
): TemplateResult {
  return html`<button
    type="button"
    class="button icon"
    title=${label}
    aria-disabled=${isUseful ? nothing : 'true'}
    @click=${isUseful ? run : nothing}
  >
    ${drawn}
  </button>`;
}
