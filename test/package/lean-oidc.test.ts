import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { after, before, describe, mock, test } from 'node:test';
import type * as OidcClient from 'oidc-client-ts';
import { leaveOut } from '../../scripts/build/lean-oidc.js';

const file = fileURLToPath(import.meta.resolve('oidc-client-ts'));
let folder: string;
let whole: string;
let lean: typeof OidcClient;

describe('oidc-client-ts as the bundles hold it', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lean-oidc-'));
    whole = await readFile(file, 'utf8');
    const written = leaveOut(whole, file).replace(/^import .* from "jwt-decode";$/m, '');
    await writeFile(join(folder, 'oidc.mjs'), written);
    lean = (await import(pathToFileURL(join(folder, 'oidc.mjs')).href)) as typeof OidcClient;
  });
  after(() => rm(folder, { recursive: true }));

  test('makes ids that are not made twice', () => {
    const ids = Array.from({ length: 100 }, () => new lean.State({}).id);
    assert.equal(new Set(ids).size, 100);
    assert.match(ids[0] ?? '', /^[0-9a-f]{32}$/);
  });

  test('says that a token expires, and that it has', async () => {
    mock.timers.enable({ apis: ['setInterval', 'Date'], now: 1_000_000_000_000 });
    const heard: string[] = [];
    const events = new lean.AccessTokenEvents({ expiringNotificationTimeInSeconds: 60 });
    events.addAccessTokenExpiring(() => void heard.push('expiring'));
    events.addAccessTokenExpired(() => void heard.push('expired'));
    const profile = { iss: '', sub: '', aud: '', exp: 0, iat: 0 };
    const expiry = { access_token: 'a', token_type: 'Bearer', profile, expires_at: 1_000_000_600 };
    await events.load(new lean.User(expiry));
    mock.timers.tick(545_000);
    assert.deepEqual(heard, ['expiring']);
    mock.timers.tick(65_000);
    assert.deepEqual(heard, ['expiring', 'expired']);
    await events.unload();
    mock.timers.reset();
  });

  test('stops the build when the library is another than the one it was made for', () => {
    const changed = whole.replaceAll('_CryptoUtils', 'CryptoTools');
    assert.throws(() => leaveOut(changed, file), /has changed/);
  });
});
