/** @jsxImportSource solid-js */
import 'dam-elements/define/asset-picker';
import type {} from 'dam-elements/jsx/solid';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { settings, stored } from '../shared/settings.js';

function App() {
  const [ids, setIds] = createSignal(stored);
  const [picked, setPicked] = createSignal('');
  const [isShown, setShown] = createSignal(true);
  const [several, setSeveral] = createSignal(true);
  const [most, setMost] = createSignal('');
  const [language, setLanguage] = createSignal('en');

  return (
    <main>
      <label>
        <input type="checkbox" checked={isShown()} onChange={() => setShown(!isShown())} />
        Shown
      </label>
      <label>
        <input type="checkbox" checked={several()} onChange={() => setSeveral(!several())} />
        Several
      </label>
      <label>
        At most
        <input
          type="number"
          value={most()}
          onInput={({ currentTarget }) => setMost(currentTarget.value)}
        />
      </label>
      <button onClick={() => setLanguage('de')}>Deutsch</button>
      <button onClick={() => setIds([])}>None</button>
      <output aria-label="Stored">{ids().join(' ')}</output>
      <output aria-label="Picked">{picked()}</output>
      <Show when={isShown()}>
        <asset-picker
          base-url={settings.baseUrl}
          site-url={settings.siteUrl}
          client-id={settings.clientId}
          broker-url={settings.brokerUrl}
          redirect-uri={settings.redirectUri}
          lang={language()}
          value={ids()}
          multiple={several()}
          max={most() ? Number(most()) : undefined}
          onChange={({ currentTarget }) => setIds(currentTarget.value)}
          on:asset-pick={({ detail }) =>
            setPicked(detail.items.map((item) => item.filename).join(', '))
          }
        />
      </Show>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) render(() => <App />, root);
