import { serve } from '@hono/node-server';

/** Answers requests on a port of this machine. Rejects where the port is taken. */
export function listen(
  port: number,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port, hostname: 'localhost' }, () => resolve());
    server.once('error', reject);
  });
}
