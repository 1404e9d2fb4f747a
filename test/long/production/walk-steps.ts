/** The steps of a walk: those of the page, and what an installation must do afterwards. */
import { waitFor } from '../../support/wait';
import { doubleSteps } from './double-steps';
import { demand } from './gifts';
import { planSteps } from './plan';
import { readSteps, type Step, type WalkStep } from './steps';
import { OPERATOR, type Walk } from './walk';

/** The steps of the page that have commands. */
export function pageSteps(walk: Walk): WalkStep[] {
  return readSteps()
    .filter(({ blocks }) => blocks.length > 0)
    .map((step) => ({ title: step.title, run: () => followChecked(walk, step) }));
}

async function followChecked(walk: Walk, step: Step): Promise<string> {
  const printed = await walk.follow(step);
  if (step.title === 'Look at everything') demand(!printed.includes('MISSING'), printed);
  if (step.title !== 'One dollar') return '';
  // Its commands fail unless the proof verifies and the ledger is clean.
  demand(printed.includes('The ledger is clean.'), printed);
  const { taken, returned } = await walk.processor.totals();
  return `the processor took ${String(taken)} cents, and returned ${String(returned)}`;
}

/** What the installation must do once the page's steps are done. */
export function furtherSteps(walk: Walk): WalkStep[] {
  const { double } = walk.processor;
  return [
    { title: 'The receipt in the mail', run: () => findReceipt(walk) },
    ...planSteps(walk),
    ...(double === undefined ? [] : doubleSteps(walk, double)),
    { title: "The processor's own list", run: () => compareTotals(walk) },
    { title: 'Its events through the proxy', run: () => awaitEvents(walk) },
    { title: 'The books', run: () => checkBooks(walk) },
  ];
}

async function findReceipt(walk: Walk): Promise<string> {
  const mail = await waitFor('the mail with the receipt', async () =>
    (await walk.mailbox.read()).find(
      ({ to, attachments: [file = ''] }) => to === OPERATOR && file.endsWith('.pdf'),
    ),
  );
  return `${mail.attachments.join()} (${walk.mailbox.name})`;
}

/** The platform's gifts and the processor's charges add up to the same. */
async function compareTotals(walk: Walk): Promise<string> {
  const client = await walk.openClient();
  const own = { taken: 0, returned: 0 };
  for await (const { donation_id, total_charge, status } of client.donations.listMine()) {
    if (status !== 'failed') own.taken += cents(total_charge);
    const { refunds } = await client.refunds.list(donation_id);
    for (const refund of refunds) own.returned += cents(refund.returned_amount);
  }
  const { taken, returned } = await walk.processor.totals();
  const found = `took ${String(taken)} cents, and returned ${String(returned)}`;
  demand(
    taken === own.taken && returned === own.returned,
    `${found}, but the gifts are ${JSON.stringify(own)}`,
  );
  return found;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

async function awaitEvents({ processor }: Walk): Promise<string> {
  const { sent } = await waitFor('the events of the processor', async () => {
    const count = await processor.countEvents();
    return count.sent > 0 && count.taken === count.sent && count;
  });
  return `${String(sent)} sent, and as many taken`;
}

async function checkBooks(walk: Walk): Promise<string> {
  const printed = await walk.command('./giving-admin ledger check');
  demand(printed.includes('The ledger is clean.'), printed);
  demand(walk.operator.faults.length === 0, `the browser reports: ${walk.operator.faults.join('; ')}`);
  return 'the ledger is clean';
}
