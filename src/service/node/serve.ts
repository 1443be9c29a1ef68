import { failureAnswer } from '../answers/failure.js';
import type { Service } from '../running-service.js';
import { createService } from '../service.js';
import type { ServiceOptions } from '../settings.js';
import { readFolder } from '../folder/read-folder.js';
import { unreadableSentence } from '../folder/unreadable-sentence.js';
import { listen, nodeListener, type ListeningPort } from './listener.js';
import type { Handler } from '../answers/route-table.js';

/** The options of a service that listens on local ports. */
export interface ServeOptions extends Omit<ServiceOptions, 'baseUrl' | 'siteUrl'> {
  /** Port of the API; 0 for any free port. Default 4801. */
  readonly apiPort?: number;
  /** Port of the customer site; 0 for any free port. Default 4802. */
  readonly sitePort?: number;
  /** A folder whose files are the assets, instead of a catalogue. */
  readonly folder?: string;
}

/** A reference service that listens. */
export interface ListeningService extends Service {
  /** A sentence on files of the folder that cannot be read; absent if there are none. */
  readonly notice?: string;
  /** Stops listening and closes every connection. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a reference service on two loopback ports. Rejects if a port is in use, before any asset
 * is generated, or if the folder cannot be read or holds no assets.
 */
export async function serve(options: ServeOptions = {}): Promise<ListeningService> {
  const { apiPort = 4801, sitePort = 4802, folder, ...rest } = options;
  let service: Service | undefined;
  const api: Handler = async (request) => service?.answerApi(request) ?? startingAnswer();
  const site: Handler = async (request) => service?.answerSite(request) ?? startingAnswer();

  const ports: ListeningPort[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(ports.map((port) => port.close()));
  };
  try {
    const apiListening = await listen(apiPort, nodeListener(api));
    ports.push(apiListening);
    const siteListening = await listen(sitePort, nodeListener(site));
    ports.push(siteListening);
    const library = folder === undefined ? undefined : await readFolder(folder);
    service = createService({
      ...rest,
      ...(library && { catalogue: library.catalogue, files: library.files }),
      baseUrl: `http://localhost:${apiListening.port}`,
      siteUrl: `http://localhost:${siteListening.port}`,
    });
    const notice = folder !== undefined && unreadableSentence(folder, library?.unreadable ?? []);
    return { ...service, ...(notice && { notice }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The answer while assets are being generated. */
function startingAnswer(): Response {
  return failureAnswer(503, 'The service is starting.', { 'retry-after': '1' });
}
