import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { FacetToggleEvent } from '../../events/facet-toggle.js';
import { createdClause, createdRange, type DayRange } from '../../model/facet/created-range.js';
import type { Facet } from '../../model/facet/facet.js';
import type { FacetMessages } from '../../text/messages/search.js';
import type { Messages } from '../../text/messages/messages.js';

/** What a range of dates needs from its panel. */
interface DatedPanel extends EventTarget {
  readonly applied: readonly string[];
  readonly disabled: boolean;
}

/**
 * Renders two date fields below the values of a facet of upload dates. A range replaces the previous
 * one, and is an alternative to the values, as they are among themselves.
 */
export function renderDateRange(
  panel: DatedPanel,
  facet: Facet,
  words: Messages & FacetMessages,
): TemplateResult {
  const isListed = (clause: string): boolean =>
    facet.values.some((value) => value.clause === clause);
  const findApplied = (): string | undefined =>
    panel.applied.find((clause) => !isListed(clause) && createdRange(clause));
  const range = createdRange(findApplied() ?? '') ?? { from: '', to: '' };

  const toggle = (clause: string, days: DayRange, isApplied: boolean): void => {
    const { key: facetKey, type: facetType, label: facetLabel } = facet;
    const label = labelOf(days, words.locale);
    const value = { facetKey, facetType, facetLabel, label, clause };
    panel.dispatchEvent(new FacetToggleEvent({ clause, applied: isApplied, value }));
  };
  // The fields may be newer than what was rendered last.
  const onChange = ({ currentTarget }: Event): void => {
    const fields = (currentTarget as Element).querySelectorAll('input');
    const days = { from: fields[0]?.value ?? '', to: fields[1]?.value ?? '' };
    const clause = createdClause(days);
    const applied = findApplied();
    // While a year is typed, its first digits are a date of long ago.
    if ((!clause && (days.from || days.to)) || clause === applied) return;
    if (applied) toggle(applied, createdRange(applied) ?? days, false);
    if (clause && !panel.applied.includes(clause)) {
      toggle(clause, createdRange(clause) ?? days, true);
    }
  };
  const renderDay = (
    day: string,
    label: string,
    limits: readonly [min: string, max: string],
  ): TemplateResult => html`
    <span>${label}</span>
    <input
      type="date"
      aria-label=${`${facet.label}: ${label}`}
      min=${limits[0]}
      max=${limits[1]}
      .value=${live(day)}
    />
  `;
  return html`
    <div class="days" @change=${onChange}>
      ${renderDay(range.from, words.firstDay, ['1900-01-01', range.to || '9999-12-31'])}
      ${renderDay(range.to, words.lastDay, [range.from || '1900-01-01', '9999-12-31'])}
    </div>
  `;
}

function labelOf({ from, to }: DayRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  if (from && to) return format.formatRange(Date.parse(from), Date.parse(to));
  return from ? `${format.format(Date.parse(from))} –` : `– ${format.format(Date.parse(to))}`;
}
