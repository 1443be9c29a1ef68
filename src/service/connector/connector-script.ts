/** The path of the connector page's script. */
export const connectorScriptPath = '/connector.js';

/**
 * The connector page's script. It posts the selected asset to the parent page. The browser delivers
 * the message only if the parent has one of the allowed origins.
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
