import { AssetPicker } from 'dam-elements/react';
import type {} from 'dam-elements/jsx/react';
import { useState } from 'react';

/** What a server tells the page, which it needs to render the same. */
export type Given = Readonly<Record<'base-url' | 'site-url' | 'client-id' | 'broker-url', string>>;

export function App({ given }: { given: Given }) {
  const [picked, setPicked] = useState('');
  return (
    <main>
      <output aria-label="Picked">{picked}</output>
      <AssetPicker
        baseUrl={given['base-url']}
        siteUrl={given['site-url']}
        clientId={given['client-id']}
        brokerUrl={given['broker-url']}
        redirectUri="/dam/callback.html"
        multiple
        onAssetPick={({ detail }) =>
          setPicked(detail.items.map((item) => item.filename).join(', '))
        }
      />
      <asset-picker mode="dialog" base-url={given['base-url']} broker-url={given['broker-url']} />
    </main>
  );
}
