import { serve } from '../../src/service/node.js';
import { photographs } from './photographs.js';

// Runs the reference service in a separate process, with a token. Started by `library.ts`.

const [assets, origin] = process.argv.slice(2);
const service = await serve({
  apiPort: 0,
  sitePort: 0,
  assets: Number(assets),
  files: await photographs(),
  allowedOrigins: [origin ?? ''],
});
process.send?.({ baseUrl: service.baseUrl, token: service.issueTokens().accessToken });
process.once('disconnect', () => process.exit(0));
