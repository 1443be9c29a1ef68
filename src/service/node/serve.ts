import { failureAnswer } from '../answers/failure.js';
import type { Service } from '../running-service.js';
import { createService } from '../service.js';
import type { ServiceOptions } from '../settings.js';
import { readFolder } from '../folder/read-folder.js';
import { listen, nodeListener, type ListeningPort } from './listener.js';
import type { Answering } from '../answers/route-table.js';

/** As {@link ServiceOptions}, over ports of this machine. */
export interface ServeOptions extends Omit<ServiceOptions, 'baseUrl' | 'siteUrl'> {
  /** Port of the API; 0 for any free one. Default 4801. */
  readonly apiPort?: number;
  /** Port of the customer site; 0 for any free one. Default 4802. */
  readonly sitePort?: number;
  /** A folder whose files are the assets, instead of a catalogue. */
  readonly folder?: string;
}

/** A reference service that listens. */
export interface ListeningService extends Service {
  /** Stops listening and cuts every connection. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a reference service on two ports of the loopback. Rejects where a port is taken, before
 * any asset is made, or where the folder cannot be read.
 */
export async function serve(options: ServeOptions = {}): Promise<ListeningService> {
  const { apiPort = 4801, sitePort = 4802, folder, ...rest } = options;
  let service: Service | undefined;
  const api: Answering = async (request) => service?.answerApi(request) ?? notYet();
  const site: Answering = async (request) => service?.answerSite(request) ?? notYet();

  const ports: ListeningPort[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(ports.map((port) => port.close()));
  };
  try {
    const apiListening = await listen(apiPort, nodeListener(api));
    ports.push(apiListening);
    const siteListening = await listen(sitePort, nodeListener(site));
    ports.push(siteListening);
    service = createService({
      ...rest,
      ...(folder !== undefined && (await readFolder(folder))),
      baseUrl: `http://localhost:${apiListening.port}`,
      siteUrl: `http://localhost:${siteListening.port}`,
    });
    return { ...service, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The answer while the assets are still being made. */
function notYet(): Response {
  return failureAnswer(503, 'The service is starting.', { 'retry-after': '1' });
}
