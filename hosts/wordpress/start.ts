import { watchForOrphaning } from '../../src/service/node/orphan-watch.js';
import { startWordPress } from './server/wordpress.js';

// `npm run host:wordpress` starts WordPress with the plugin, until Ctrl+C.
const stop = (): void => process.exit();
process.once('SIGINT', stop).once('SIGTERM', stop);
watchForOrphaning(stop);
try {
  const site = await startWordPress();
  const lines = [
    `WordPress  ${site.origin}/wp-admin/`,
    `Users      ${site.users.join(', ')} (classic has the classic editor)`,
    `Password   ${site.password}`,
    'Stop with Ctrl+C.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'WordPress did not start.'}\n`);
  process.exitCode = 1;
}
