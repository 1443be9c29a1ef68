import { serveDemo } from './serve.js';

// Serves the demo with what was built last. `npm start` builds first, where something has changed.
await serveDemo();
