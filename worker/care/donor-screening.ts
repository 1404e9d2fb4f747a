/** Compares verified donors with the sanctions lists again, after some months and after each import of a list. */
import { inTransaction } from '../../db/database';
import { listDonorsToScreen } from '../../db/queries/verification/donor-screenings';
import { screeningIsOldBefore, SCREENED_DONOR_LEVEL } from '../../domain/verification/repeated-screening';
import { type Gateways } from '../../gateways';
import { screenDonor } from '../../operations/imports/screen-donor';
import { attemptEach, type Carer } from './attempt-each';

const AT_ONCE = 100;

interface Care extends Carer {
  gateways: Pick<Gateways, 'checks' | 'secrets'>;
}

/** Screens a batch of donors. Returns true if more may be left. */
export async function screenDonors({ gateways, ...carer }: Care, at: Date): Promise<boolean> {
  const { db } = carer;
  const { checks, secrets } = gateways;
  const level = SCREENED_DONOR_LEVEL;
  const due = await listDonorsToScreen(db, {
    level,
    oldBefore: screeningIsOldBefore(at),
    at,
    limit: AT_ONCE,
  });
  await attemptEach(carer, { care: 'donor_screening', items: due, at }, async ({ id, name }) => {
    const screening = { verificationId: id, name, ...(await checks.screen(name)) };
    await inTransaction(db, (tx) => screenDonor({ tx, at, secrets }, screening));
  });
  return due.length === AT_ONCE;
}
