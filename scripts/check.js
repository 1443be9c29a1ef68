import { runChecks } from './checks.js';
import { run } from './run.js';
import { fail, step } from './step.js';

/** The tests of the source or the package as a whole. */
const wholeTests = ['test/arrows.test.ts', 'test/package/**/*.test.ts'];

try {
  await runChecks();
  await step('arrows, manifest and entries', () =>
    run('node', ['--import', 'tsx', '--test', '--test-reporter=dot', ...wholeTests]),
  );
} catch (error) {
  fail(error);
}
