export { createBroker } from './broker.js';
export type { BrokerEvent, Verdict } from './log.js';
export { createMetrics, type BrokerMetrics } from './metrics.js';
export type { BrokerOptions, CookieOptions } from './options.js';
export type { RateLimit } from './limits/rate-limiter.js';
export { memoryStore, type ReplayStore } from './replay/replay-store.js';
