/**
 * Sends one WebDriver command to a session.
 * @callback Send
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */

/**
 * Starts a browser with a new profile. A `DELETE` of the empty path ends it.
 * @param {string} driverUrl
 * @param {import('../browsers.js').WebKit} webkit
 * @param {object} [capabilities] Additional capabilities.
 * @returns {Promise<Send>}
 */
export async function openSession(driverUrl, webkit, capabilities = {}) {
  const options = { binary: webkit.browser, args: ['--automation'] };
  const opened = await command('POST', `${driverUrl}/session`, {
    capabilities: {
      alwaysMatch: {
        ...capabilities,
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': options,
      },
    },
  });
  const { sessionId } = /** @type {{ sessionId: string }} */ (opened);
  return (method, path, body) => command(method, `${driverUrl}/session/${sessionId}${path}`, body);
}

/** The timeout of a command. A driver that does not answer in time counts as lost. */
const commandTimeoutMs = 60_000;

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */
async function command(method, url, body) {
  const signal = AbortSignal.timeout(commandTimeoutMs);
  const sent = { method, signal, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(url, sent);
  /** @type {unknown} */
  const answer = await response.json();
  const { value } = /** @type {{ value: unknown }} */ (answer);
  if (response.ok) return value;
  const { error, message } = /** @type {{ error: string, message: string }} */ (value);
  throw new Error(`WebKit refused ${method} ${new URL(url).pathname}: ${error}: ${message}`);
}
