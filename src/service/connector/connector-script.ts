/** Where the connector page's script is. */
export const connectorScriptPath = '/connector.js';

/**
 * The connector page's script: it hands what a person chooses to the page around the frame. A
 * browser delivers the message to the one of the allowed origins that is really there.
 */
export const connectorScript = `'use strict';
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[data-item]') : null;
  if (!button) return;
  const status = document.querySelector('[role=status]');
  if (parent === window) {
    status.textContent = status.dataset.alone;
    return;
  }
  const message = { action: 'embed', items: [JSON.parse(button.dataset.item)] };
  for (const origin of document.body.dataset.origins.split(' ').filter(Boolean)) {
    parent.postMessage(message, origin);
  }
  status.textContent = button.dataset.done;
});
`;
