import { takeTurn } from '../api/http/request-budget.js';

/**
 * Resolves when a picture may be fetched again. What pictures are fetched again for counts with the
 * requests to the service; the first time that a picture is shown does not.
 */
export function takePictureTurn(signal: AbortSignal): Promise<void> {
  return takeTurn(signal);
}
