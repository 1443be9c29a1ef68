/** The token broker as a server with its own port. Node only. */
export { serveBroker, type ListeningBroker, type ServeBrokerOptions } from './node/serve.js';
export {
  serveMetrics,
  type ListeningMetrics,
  type ServeMetricsOptions,
} from './node/serve-metrics.js';
