/** The reference service on local ports, and for folders of files. Node only. */
export { readFolder, type FolderLibrary } from './folder/read-folder.js';
export { serve, type ListeningService, type ServeOptions } from './node/serve.js';
