import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isWebAddress, readAddress, readBaseUrl } from '../../../src/api/http/address.js';

describe('the address of the service', () => {
  for (const given of [
    'https://api.example.com',
    'https://api.example.com/',
    'https://api.example.com/v2',
    'https://api.example.com/v2/',
    'https://api.example.com/?from=docs#top',
  ]) {
    test(`may be written ${given}`, () => {
      assert.equal(readBaseUrl(given).href, 'https://api.example.com/');
    });
  }

  test('keeps the path that a gateway puts before the API', () => {
    assert.equal(readBaseUrl('https://example.com/dam/v2/').href, 'https://example.com/dam/');
  });

  test('keeps a path that only ends like the version', () => {
    assert.equal(readBaseUrl('https://example.com/apiv2').href, 'https://example.com/apiv2/');
  });

  test('of a site keeps its whole path', () => {
    assert.equal(readAddress('https://example.com/v2', 'siteUrl').href, 'https://example.com/v2/');
  });

  test('is refused with the name of the setting where it is no address', () => {
    assert.throws(() => readAddress('api.example.com', 'siteUrl'), {
      name: 'TypeError',
      message: 'siteUrl must be an absolute URL, e.g. https://api.example.com',
    });
  });

  for (const given of [
    'javascript:alert(1)',
    'data:text/plain,x',
    'file:///etc',
    'ftp://a.example',
  ]) {
    test(`is refused where it is ${given}`, () => {
      assert.throws(() => readBaseUrl(given), {
        message: 'baseUrl must be an http or https URL',
      });
    });
  }

  test('is refused with a password in it, and the error does not repeat the password', () => {
    assert.throws(
      () => readBaseUrl('https://me:hunter2@api.example.com'),
      (error: Error) => {
        assert.match(error.message, /baseUrl must not contain a user name/);
        assert.doesNotMatch(error.message, /hunter2/);
        return true;
      },
    );
  });
});

describe('a link from the wire', () => {
  for (const link of ['https://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg']) {
    test(`may be ${link}`, () => assert.equal(isWebAddress(link), true));
  }

  for (const link of [
    'javascript:alert(1)',
    ' https://a.example',
    '//a.example',
    '',
    'https://',
    'data:image/png;base64,AA',
  ]) {
    test(`may not be "${link}"`, () => assert.equal(isWebAddress(link), false));
  }
});
