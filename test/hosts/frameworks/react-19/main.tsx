import 'dam-elements/define/asset-picker';
import type {} from 'dam-elements/jsx/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { settings, stored } from '../shared/settings.js';

function App() {
  const [ids, setIds] = useState(stored);
  const [picked, setPicked] = useState('');
  const [isShown, setShown] = useState(true);
  const [several, setSeveral] = useState(true);
  const [most, setMost] = useState('');
  const [language, setLanguage] = useState('en');

  return (
    <main>
      <label>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        Shown
      </label>
      <label>
        <input type="checkbox" checked={several} onChange={() => setSeveral(!several)} />
        Several
      </label>
      <label>
        At most
        <input type="number" value={most} onChange={({ target }) => setMost(target.value)} />
      </label>
      <button onClick={() => setLanguage('de')}>Deutsch</button>
      <button onClick={() => setIds([])}>None</button>
      <output aria-label="Stored">{ids.join(' ')}</output>
      <output aria-label="Picked">{picked}</output>
      {isShown && (
        <asset-picker
          {...settings}
          lang={language}
          value={ids}
          multiple={several}
          max={most ? Number(most) : undefined}
          onChange={({ currentTarget }) => setIds(currentTarget.value)}
          onasset-pick={({ detail }) =>
            setPicked(detail.items.map((item) => item.filename).join(', '))
          }
        />
      )}
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
