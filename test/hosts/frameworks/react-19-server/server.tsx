import { renderToString } from 'react-dom/server';
import { App } from './app.js';

/** The markup for a page whose settings are filled in when it is served. */
export function render(): string {
  return renderToString(
    <App
      given={{
        'base-url': '{{base-url}}',
        'site-url': '{{site-url}}',
        'client-id': '{{client-id}}',
        'broker-url': '{{broker-url}}',
      }}
    />,
  );
}
