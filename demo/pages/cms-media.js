import { toContent } from './cms-store.js';

const { baseUrl, siteUrl, clientId, brokerUrl } = document.body.dataset;

/** The library that all pages of the CMS pick from. */
export const connection = { baseUrl, siteUrl, clientId, brokerUrl };

/**
 * Opens the picker. Each place has its own search, so that none begins with what was searched for
 * another. Returns what was picked; nothing if it was cancelled.
 */
export async function pick(options) {
  // The page's own script tag has loaded it.
  const { pickAssets } = await import('./dist/dam-elements.js');
  const picked = await pickAssets({ ...connection, embed: 'Website', remember: 'off', ...options });
  return picked?.items.map(toContent);
}

// These pages do not allow markup from strings, so they create every node.
export function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

export function button(text, onclick, properties = {}) {
  return element('button', { type: 'button', className: 'quiet', onclick, ...properties }, text);
}

/** A picture with its alt text, or a film that plays. */
export function media({ kind, url, alt, poster, filename }) {
  if (kind !== 'video') return element('img', { src: url, alt });
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const film = { src: url, poster, controls: true, muted: true, loop: true, playsInline: true };
  return element('video', { ...film, autoplay: moves, ariaLabel: alt || filename });
}
