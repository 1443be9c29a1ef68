import { addCounts } from './counts.js';

/** Reports how many whole-page tests passed and failed: a reporter of Playwright's. */
export default class PageCounts {
  #counts = { passed: 0, failed: 0 };

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
  }

  onEnd() {
    addCounts(this.#counts);
  }
}
