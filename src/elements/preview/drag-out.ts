import { afterPaint } from '../../grid/after-paint.js';
import type { Asset } from '../../model/asset/asset.js';
import { isUsable } from '../../model/asset/availability.js';
import { toPickedAsset } from '../../model/pick/pick.js';
import type { SelectionMessages } from '../../text/messages/selection.js';
import type { PickerContext } from '../picker/picker-context.js';
import { indexOf } from './index-of.js';
import type { PickingPage } from './preview-host.js';

/** How long the pointer rests on a card before its links are requested, in milliseconds. */
const hoverDelayMs = 300;

/** The media type of the asset as JSON, in the format of `asset-pick`. */
const assetJson = 'application/x-dam-asset+json';

/**
 * Allows results to be dragged out of the picker onto the page, into an editor or to another
 * program.
 *
 * The data must be available when dragging starts, so the links are requested when the pointer
 * rests on a card or presses it. If they arrive too late, nothing is dragged and the user gets a
 * message.
 */
export function enableDragOut(
  picker: PickerContext<Asset>,
  { pickSettings }: PickingPage,
  words: () => SelectionMessages,
): void {
  const { root, details, list, selection, feedback } = picker;
  let rested: ReturnType<typeof setTimeout> | undefined;

  const assetAt = ({ target }: Event): Asset | undefined => list.itemAt(indexOf(target));

  // Set before `pointerdown`, because browsers then already check what can be dragged.
  root.addEventListener('pointerover', (event) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-index]');
    if (!cell || (event as PointerEvent).pointerType === 'touch') return;
    const asset = assetAt(event);
    cell.draggable = !picker.inactive && asset !== undefined && isUsable(asset);
    clearTimeout(rested);
    if (asset && cell.draggable)
      rested = setTimeout(() => picker.details.load([asset.id]), hoverDelayMs);
  });

  root.addEventListener('pointerdown', (event) => {
    const asset = assetAt(event);
    if (!asset || (event as PointerEvent).pointerType === 'touch' || !isUsable(asset)) return;
    // Postponed, because the press may be a click, whose effect must show at once.
    void afterPaint().then(() => picker.details.load([asset.id]));
  });

  root.addEventListener('dragstart', (event) => {
    const asset = assetAt(event);
    const { dataTransfer } = event as DragEvent;
    if (!asset || !dataTransfer) return;
    const detail = details.of(asset.id);
    const reason = list.disabledReason(detail?.status === 'ready' ? detail.item : asset);
    const selected = selection.items.find(({ id }) => id === asset.id) ?? { id: asset.id };
    const picked =
      detail?.status === 'ready' ? toPickedAsset(selected, detail.item, pickSettings()) : undefined;
    if (reason !== undefined || !picked) {
      event.preventDefault();
      feedback.reject(reason ?? words().dragAgain);
      return;
    }
    const { url, html } = picked.markup;
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData('text/uri-list', url);
    dataTransfer.setData('text/html', html);
    dataTransfer.setData('text/plain', url);
    dataTransfer.setData(assetJson, JSON.stringify(picked));
    const picture = (event.target as Element).querySelector('img:not([hidden])');
    if (picture) dataTransfer.setDragImage(picture, 16, 16);
  });
}
