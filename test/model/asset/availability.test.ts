import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { availabilityOf, instantOf, isUsable } from '../../../src/model/asset/availability.js';

const now = Date.parse('2026-11-25T12:00:00Z');
const past = '2026-11-03T00:00:00Z';
const soon = '2026-12-03T00:00:00Z';
const later = '2027-03-01T00:00:00Z';

describe('whether an asset can be used', () => {
  const cases = [
    ['without dates', { available: true }, 'available'],
    ['that expires much later', { available: true, expirationDate: later }, 'available'],
    ['that expires in a week', { available: true, expirationDate: soon }, 'expiring'],
    ['that has expired', { available: false, expirationDate: past }, 'expired'],
    ['that expires while a page is open', { available: true, expirationDate: past }, 'expired'],
    ['that expires this instant', { available: true, expirationDate: instant(now) }, 'expired'],
    ['that is yet to be released', { available: false, releaseDate: soon }, 'unreleased'],
    ['that the service has released', { available: true, releaseDate: soon }, 'available'],
    ['that no date explains', { available: false, releaseDate: past }, 'withdrawn'],
    ['that has no dates and is gone', { available: false }, 'withdrawn'],
    ['with a date that is none', { available: false, expirationDate: 'never' }, 'unavailable'],
  ] as const;
  for (const [what, asset, status] of cases) {
    test(`one ${what}: ${status}`, () => {
      assert.equal(availabilityOf(asset, now).status, status);
      assert.equal(isUsable(asset, now), status === 'available' || status === 'expiring');
    });
  }

  test('comes with the instant that explains it', () => {
    const asset = { available: false, expirationDate: past, releaseDate: '2020-01-01T00:00:00Z' };
    assert.deepEqual(availabilityOf(asset, now), { status: 'expired', date: Date.parse(past) });
  });

  for (const date of ['9999-12-31T23:59:59Z', '0000-00-00T00:00:00Z', '0001-01-01T00:00:00Z', '']) {
    test(`is what the service says where it expires at “${date}”`, () => {
      assert.equal(
        availabilityOf({ available: true, expirationDate: date }, now).status,
        'available',
      );
      assert.ok(!isUsable({ available: false, expirationDate: date }, now));
    });
  }
});

describe('an instant of the service', () => {
  test('is read with and without milliseconds', () => {
    assert.equal(instantOf('2026-12-03T00:00:00Z'), Date.UTC(2026, 11, 3));
    assert.equal(instantOf('2026-12-03T00:00:00.000Z'), Date.UTC(2026, 11, 3));
  });

  for (const text of [
    undefined,
    '',
    'soon',
    '+275760-09-14',
    '1970-01-01T00:00:00Z',
    '9999-12-31',
  ]) {
    test(`is none for ${String(text)}`, () => assert.equal(instantOf(text), undefined));
  }
});

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
