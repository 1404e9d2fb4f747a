/** Approved changes take effect one after the other, each on the charity as the one before left it. */
import { inTransaction } from '../../../db/database';
import { findCharity } from '../../../db/queries/charities/charities';
import { type CharityChange, insertChange } from '../../../db/queries/charities/changes';
import { newId } from '../../../new-id';
import { approveChanges } from '../../../operations/charities/decide-change';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { giveAddress, means, readNewestMails } from '../../support/member-mails';

const test = useDatabase();

it('the mail about the second change names the charity by its new name', async () => {
  const at = new Date();
  const { id: charityId } = await buildCharity(test.db, { source: 'member', name: 'Old Oak' });
  const [asker, confirmer] = [await buildActor(test.db, { memberOf: charityId }), await buildActor(test.db)];
  await giveAddress(test.db, asker.userId);
  const change = {
    charityId,
    status: 'in_review' as const,
    askedBy: asker.userId,
    askingPersons: [asker.userId],
    askedAt: at,
    confirmedBy: confirmer.userId,
    effectiveAt: at,
    approvedAt: null,
    endedAt: null,
  };
  const walletAddress = `0x${'1'.repeat(40)}`;
  const changes: CharityChange[] = [
    { ...change, id: newId('change'), field: 'name', value: 'New Oak' },
    { ...change, id: newId('change'), field: 'wallet_address', value: walletAddress },
  ];
  for (const each of changes) await insertChange(test.db, each);
  await inTransaction(test.db, (tx) =>
    approveChanges(
      { tx, at, secrets: means.secrets, address: means.address },
      { charityId, persons: [], ...means },
    ),
  );
  expect(await findCharity(test.db, charityId)).toMatchObject({ name: 'New Oak', walletAddress });
  const subjects = (await readNewestMails(test.db, 2)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['New Oak: new wallet address', 'Old Oak: new name']);
});
