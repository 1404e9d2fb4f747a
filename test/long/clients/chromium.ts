/** Checks the package in Chromium, as a page that imports it without a bundler. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PackedSdk } from './packed';
import { startScriptedApi } from './scripted-api';
import { launchChromium } from '../../../local/chromium';

const PACKAGE = '/node_modules/@giving-platform/sdk';
const PAGE = `<!doctype html><title>SDK</title><script type="importmap">${JSON.stringify({
  imports: {
    '@giving-platform/sdk': `${PACKAGE}/dist/index.mjs`,
    '@giving-platform/sdk/webhooks': `${PACKAGE}/dist/webhooks.mjs`,
    '@giving-platform/sdk/receipts': `${PACKAGE}/dist/receipts/index.mjs`,
  },
})}</script>`;
/** Text, because the test's own compiler would change the imports. */
const CHECK = `async (given) => {
  const [sdk, webhooksEntry, receiptsEntry, { check }] = await Promise.all([
    import('@giving-platform/sdk'),
    import('@giving-platform/sdk/webhooks'),
    import('@giving-platform/sdk/receipts'),
    import('/check.mjs'),
  ]);
  return check({ sdk, webhooksEntry, receiptsEntry }, given);
}`;

export async function checkInChromium({ project }: PackedSdk): Promise<string> {
  const api = await startScriptedApi((file) => {
    if (file === '/page') return { type: 'text/html', text: PAGE };
    if (!file.endsWith('.mjs')) return undefined;
    return { type: 'text/javascript', text: readFileSync(path.join(project, file), 'utf8') };
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${api.given.url}/page`);
    const kept = await page.evaluate<number>(`(${CHECK})(${JSON.stringify(api.given)})`);
    return `Chromium ${browser.version()}, kept ${kept} promises`;
  } finally {
    await browser.close();
    await api.close();
  }
}
