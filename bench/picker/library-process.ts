import { serve } from '../../src/service/node.js';
import { photographs } from './photographs.js';

// The reference service in a process of its own, with a token. Run by `library.ts`.

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
