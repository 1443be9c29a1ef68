/** The token broker on a port of its own. Node only. */
export { serveBroker, type ListeningBroker, type ServeBrokerOptions } from './node/serve.js';
