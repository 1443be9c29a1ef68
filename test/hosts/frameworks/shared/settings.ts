import type { AssetPicker } from 'dam-elements';

/** How the page's pickers reach the service. */
export type Settings = Pick<
  AssetPicker,
  'baseUrl' | 'siteUrl' | 'clientId' | 'brokerUrl' | 'redirectUri'
>;

const given = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}');

export const settings: Settings = {
  baseUrl: given['base-url'],
  siteUrl: given['site-url'],
  clientId: given['client-id'],
  brokerUrl: given['broker-url'],
  redirectUri: '/dam/callback.html',
};

/** The ids that the page starts with, as if they had been stored. */
export const stored: readonly string[] = new URLSearchParams(location.search).getAll('id');
