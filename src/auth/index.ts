export { AuthError, type AuthErrorCode, type AuthErrorDetails } from './auth-error.js';
export { brokerSource, type BrokerSourceOptions } from './broker-source.js';
export type { Connection } from './connection.js';
export { fixedSource } from './fixed-source.js';
export type { InteractiveSource } from './interactive-source.js';
export {
  suppliedSource,
  type SuppliedToken,
  type SupplyToken,
  type TokenRequest,
} from './supplied-source.js';
