/** Skips the test files that need a browser on a machine without one. `npm test` then says how to install one. */
import { readFileSync } from 'node:fs';
import { requireRow } from '../../domain/errors';

const USES_BROWSER = /launchChromium|use(Stripe)?(Tabs|Site)\(|walk-steps/;

const testFile = requireRow(expect.getState().testPath, 'the path of the test');
if (process.env.CHROMIUM_PATH === '' && USES_BROWSER.test(readFileSync(testFile, 'utf8'))) {
  const { skip } = it;
  Object.assign(globalThis, { it: skip, test: skip });
}
