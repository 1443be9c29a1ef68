import { clockOf, scaled } from '../languages/amounts.js';
import type { Messages } from '../messages/messages.js';

/** The English messages for a locale, without those for notices. */
export function englishIn(locale: string): Messages {
  // Created on first use: the first `Intl.NumberFormat` is the slowest step before a search.
  let numbers: Intl.NumberFormat | undefined;
  const number = (value: number): string =>
    (numbers ??= new Intl.NumberFormat(locale)).format(value);
  const count = (amount: number, one: string, other: string): string =>
    `${number(amount)} ${amount === 1 ? one : other}`;

  return {
    locale,
    number,
    duration: (seconds) =>
      clockOf(seconds)
        .map((part, place) => String(part).padStart(place > 0 ? 2 : 1, '0'))
        .join(':'),
    dimensions: (width, height) => `${String(Math.round(width))} × ${String(Math.round(height))}`,
    fileSize: (bytes) => {
      const [amount, power] = scaled(bytes);
      return `${number(amount)} ${['B', 'kB', 'MB', 'GB', 'TB'][power] ?? ''}`;
    },

    title: (multiple) => (multiple ? 'Choose assets' : 'Choose an asset'),
    close: 'Close',
    cancel: 'Cancel',
    confirm: (chosen) => (chosen > 1 ? `Insert ${number(chosen)}` : 'Insert'),

    search: 'Search assets',
    searchPlaceholder: 'Search assets',
    clearSearch: 'Clear the search',
    sortBy: 'Sort by',
    sortNames: {
      '-created_date': 'Newest first',
      created_date: 'Oldest first',
      '-last_update_date': 'Last updated',
      filename: 'Name, A to Z',
      '-filename': 'Name, Z to A',
      '-file_size': 'Largest first',
      file_size: 'Smallest first',
    },
    layout: 'Layout',
    gridLayout: 'Grid',
    listLayout: 'List',
    filters: (applied) => (applied > 0 ? `Filters (${number(applied)})` : 'Filters'),
    clearAll: 'Clear all',
    showResults: (total) => `Show ${count(total, 'result', 'results')}`,
    startOver: 'Clear search and filters',
    removeFilter: (facet, value) => `Remove filter ${facet}: ${value}`,
    facetNames: {
      file_types: 'File type',
      categories: 'Category',
      metadata: 'Metadata',
      asset_groups: 'Asset group',
    },
    fileTypes: {
      image: 'Images',
      video: 'Videos',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Office documents',
      generic_binary: 'Other files',
    },
    emptyValue: '(no name)',
    noFacets: 'There is nothing to narrow these results by.',

    results: (total) => count(total, 'result', 'results'),
    assets: 'Assets',
    loading: 'Loading assets',
    loadingMore: 'Loading more',
    endOfResults: 'End of results',

    selected: (chosen, max) =>
      max === undefined
        ? `${number(chosen)} selected`
        : `${number(chosen)} of ${number(max)} selected`,
    selection: 'Selected assets',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Select an asset to insert it.';
      if (min > 1) return `Select at least ${number(min)} assets.`;
      return max ? `Select up to ${count(max, 'asset', 'assets')}.` : 'Select one or more assets.';
    },
    limitReached: (max) =>
      `You can select at most ${count(max, 'asset', 'assets')}. Remove one first.`,
    tooFew: (min) => `Select at least ${count(min, 'asset', 'assets')}.`,
    editSelected: (filename) => `Size and text of ${filename}`,
    preparing: 'Preparing links…',
    detailFailed: 'The links of this asset could not be loaded.',
    confirmFailed: 'Some assets could not be prepared. Remove them or try again.',

    signInTitle: 'Sign in to choose assets',
    signInHint: 'A window of your asset library opens. Allow access there, and come back here.',
    signIn: 'Sign in',
    signOut: 'Sign out',
    account: (name) => (name ? `Account of ${name}` : 'Account'),
    signedInAs: (name) => `Signed in as ${name}`,

    emptyTitle: 'No assets found',
    emptyHint: 'Try fewer or other words, or remove a filter.',
    emptyLibrary: 'There are no assets here that you may see.',
    tryAgain: 'Try again',
    failures: {
      configuration: ['This picker is not set up', 'The page that holds it has to be corrected.'],
      offline: ['You are offline', 'Your selection is kept. Try again when you are back online.'],
      unreachable: [
        'The asset library does not answer',
        'Check your connection and try again. If it continues, contact the page owner.',
      ],
    },
  };
}

/** English. */
export const english = englishIn('en');
