import { readdirSync } from 'node:fs';

const decisions = readdirSync(new URL('../../docs/decisions/', import.meta.url))
  .map((file) => file.replace(/\.md$/, ''))
  .sort();

/** The site's pages, in the order of its menu. */
export const sidebar = [
  {
    label: 'Start',
    items: [
      { label: 'Overview', slug: 'start' },
      'start/script-tag',
      'start/bundler',
      'start/editor',
      'start/cms',
      'start/set-up',
      'start/own-machine',
    ],
  },
  {
    label: 'Elements',
    items: [
      'elements/asset-picker',
      'elements/facet-panel',
      'elements/product-picker',
      'guide/asset-picker',
      'guide/product-picker',
      'guide/facet-panel',
      'guide/picks',
      'guide/look',
    ],
  },
  { label: 'Try', items: ['playground', 'theming'] },
  {
    label: 'Your kind of page',
    items: [
      { label: 'Overview', slug: 'hosts' },
      'hosts/dialogs',
      'hosts/editors',
      'hosts/frames',
      'hosts/frameworks',
      'hosts/policies',
      'hosts/script-tags',
      'hosts/unit-tests',
      'hosts/wordpress',
    ],
  },
  {
    label: 'Signing in',
    items: [
      { label: 'Overview', slug: 'sign-in' },
      'sign-in/tokens',
      'sign-in/broker',
      'sign-in/cases',
      'doctor',
    ],
  },
  {
    label: 'Further',
    items: ['query-language', 'core', 'api', 'testing', 'recheck'],
  },
  {
    label: 'Safe to use',
    items: ['security', 'attacks', 'supply-chain', 'dependencies', 'accessibility'],
  },
  {
    label: 'How it is made',
    items: [
      'architecture',
      'service',
      {
        label: 'Decisions',
        collapsed: true,
        items: [
          { label: 'All decisions', slug: 'decisions' },
          ...decisions.map((name) => `decisions/${name}`),
        ],
      },
    ],
  },
  'changelog',
];
