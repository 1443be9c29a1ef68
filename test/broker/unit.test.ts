import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { findServer } from '../../scripts/servers.js';
import { deskFor, root } from './pasted.js';

const analyze = findServer('systemd-analyze');

describe(
  'the unit for systemd',
  { skip: analyze === undefined && 'systemd is not on this machine' },
  () => {
    /** What the program says about the unit, whose files are taken to be there. */
    const analyzed = (context: TestContext, ...words: readonly string[]): string => {
      const unit = readFileSync(`${root}deploy/dam-broker.service`, 'utf8');
      const file = join(deskFor(context).folder, 'dam-broker.service');
      writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
      const { status, stdout, stderr } = spawnSync(analyze ?? '', [...words, file], {
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      return stdout + stderr;
    };

    it('has no line that systemd does not know', (context) => {
      assert.equal(analyzed(context, 'verify', '--man=no'), '');
    });

    it('may do little, as systemd itself judges', (context) => {
      assert.match(analyzed(context, 'security', '--offline=true', '--threshold=20'), /OK/);
    });
  },
);
