/** The reference service on ports of this machine, and over folders of real files. Node only. */
export { readFolder, type FolderLibrary } from './folder/read-folder.js';
export { serve, type ListeningService, type ServeOptions } from './node/serve.js';
