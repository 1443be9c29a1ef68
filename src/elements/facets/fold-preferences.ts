import { Preferences } from '../../core/preferences/preferences.js';
import { keyOf } from '../picker/picker-preferences.js';
import type { PickerHost } from '../picker/picker-host.js';

/** How many groups are remembered. The oldest are forgotten. */
const maxRemembered = 100;

/** Returns the picker that a panel is in, or that it names with `for`. */
export function pickerOf(panel: Element & { readonly htmlFor?: string }): PickerHost | undefined {
  const root = panel.getRootNode();
  if (root instanceof ShadowRoot && isPicker(root.host)) return root.host;
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  const named = panel.htmlFor ? root.getElementById(panel.htmlFor) : null;
  return named && isPicker(named) ? named : undefined;
}

function isPicker(element: Element): element is Element & PickerHost {
  return 'tieFacetPanel' in element;
}

/** Whether the user closed the group of a facet last time. Undefined if that is not known. */
export function savedFold(panel: Element, key: string): boolean | undefined {
  return foldsOf(preferencesFor(panel)).get(key);
}

/** Stores whether the user has closed the group of a facet. */
export function saveFold(panel: Element, key: string, folded: boolean): void {
  const preferences = preferencesFor(panel);
  const folds = foldsOf(preferences);
  folds.delete(key);
  const latest = [...folds, [key, folded] as const].slice(-maxRemembered);
  preferences.save('localStorage', { folds: Object.fromEntries(latest) });
}

/** The stored state of groups. Other code may have written it. */
function foldsOf(preferences: Preferences): Map<string, boolean> {
  const folds = Object.entries(Object(preferences.read('localStorage')['folds']) as object);
  return new Map(folds.filter((fold): fold is [string, boolean] => typeof fold[1] === 'boolean'));
}

function preferencesFor(panel: Element): Preferences {
  const picker = pickerOf(panel);
  return new Preferences(() => picker && keyOf(picker));
}
