export { AuthError, type AuthErrorCode, type AuthErrorDetails } from './auth-error.js';
export { brokerSource, type BrokerSourceOptions } from './sources/broker-source.js';
export type { Connection } from './connection.js';
export { fixedSource } from './sources/fixed-source.js';
export type { InteractiveSource } from './sources/interactive-source.js';
export {
  suppliedSource,
  type SuppliedToken,
  type SupplyToken,
  type TokenRequest,
} from './sources/supplied-source.js';
