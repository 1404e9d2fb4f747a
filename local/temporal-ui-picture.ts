/** `node --import tsx local/temporal-ui-picture.ts [FILE]`: makes a gift in the running sandbox and takes the picture of its workflow for README.md. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { GivingClient } from '../client/index';
import { readArguments } from '../admin/arguments';
import { describeFailure, say, UserError } from '../admin/console';
import { launchChromium } from './chromium';
import { readJson } from './files';
import { homeDirectory, PROJECT_DIRECTORY } from './paths';

const USAGE = `Usage: node --import tsx local/temporal-ui-picture.ts [FILE]
  Makes a gift in the running sandbox, and takes a picture of its workflow in the Temporal UI. The default file is
  docs/images/temporal-ui-gift.png.`;
const PICTURE = join(PROJECT_DIRECTORY, 'docs', 'images', 'temporal-ui-gift.png');
const VIEWPORT = { width: 1440, height: 860 };

const demoSchema = z.object({
  base_url: z.string(),
  temporal_ui_url: z.string(),
  keys: z.object({ donor: z.string() }),
});

async function main(): Promise<void> {
  const { positionals } = readArguments({ usage: USAGE, operands: { most: 1 } });
  const demo = readJson(join(homeDirectory(), 'demo.json'), demoSchema);
  if (demo === undefined) throw new UserError('No sandbox is running here. Run npm start first.');
  const giving = new GivingClient({
    apiKey: demo.keys.donor,
    environment: 'sandbox',
    baseUrl: demo.base_url,
  });
  const { charity_id } = await giving.sandbox.get();
  const { donation_id } = await giving.donations.create({ charity_id, amount: '25.00', currency: 'USD' });
  await giving.donations.waitUntilSettled(donation_id);
  const file = positionals[0] === undefined ? PICTURE : resolve(positionals[0]);
  await takePicture(`${demo.temporal_ui_url}/namespaces/default/workflows/${donation_id}`, file);
  say(`${donation_id}: ${file}`);
}

async function takePicture(url: string, file: string): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(url);
    await page.getByText('settleDonation').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: file });
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
