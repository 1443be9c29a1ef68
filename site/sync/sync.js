import { copyFiles } from './files.js';
import { root, writePages } from './pages.js';

// Takes what the site shows from the repository: its documents, the manifest and the built files.
writePages();
await copyFiles(root);
