import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { addCounts } from './counts.js';

/** A Playwright reporter of the numbers of passed and failed page tests, and of the failures. */
export default class PageCounts {
  #counts = { passed: 0, failed: 0, failures: /** @type {string[]} */ ([]) };

  printsToStdio() {
    return false;
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    if (result.status === 'skipped') return;
    this.#counts[test.ok() ? 'passed' : 'failed'] += 1;
    if (test.ok()) return;
    const place = `${relative('.', test.location.file)}:${test.location.line}`;
    const reason = stripVTControlCharacters(result.error?.message ?? 'no reason given');
    this.#counts.failures.push(`${place}, ${test.title}: ${reason}`);
  }

  onEnd() {
    addCounts(this.#counts);
  }
}
