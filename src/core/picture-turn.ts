import { takeTurn } from '../api/http/request-budget.js';

/**
 * Resolves when the request budget allows a picture to be requested again. Only repeated requests
 * for a picture use the budget that requests to the service share.
 */
export function takePictureTurn(signal: AbortSignal): Promise<void> {
  return takeTurn(signal);
}
