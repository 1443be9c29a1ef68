import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withSection } from '../../bench/results.js';

const section = (name: string, lines: string): Parameters<typeof withSection>[1] => ({
  name,
  machine: 'Node 24, 2 × something.',
  lines,
});

describe('the results of measurements', () => {
  const two = withSection(withSection('', section('search', '5 ms\n')), section('grid', '9 ms\n'));

  it('stand by name, each with what it was measured on', () => {
    assert.match(two, /^# Results\n[^]*\n## grid\n[^]*9 ms[^]*\n## search\n[^]*5 ms/);
    assert.equal(two.match(/Node 24, 2 × something\./g)?.length, 2);
  });

  it('keep the others where one is measured again', () => {
    const again = withSection(two, section('grid', '7 ms'));
    assert.doesNotMatch(again, /9 ms/);
    assert.equal(again, two.replace('9 ms', '7 ms'));
  });
});
