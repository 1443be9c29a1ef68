import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

const root = document.querySelector('#root');
const given = JSON.parse(document.querySelector('#settings')?.textContent ?? '{}');
if (root) hydrateRoot(root, <App given={given} />);
