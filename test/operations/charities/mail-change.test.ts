/** The mail about a change of a charity's details shows the new value. */
import { type CharityChange } from '../../../db/queries/charities/changes';
import { NOWHERE } from '../../../domain/location';
import { newId } from '../../../new-id';
import { mailChange } from '../../../operations/charities/move-change';
import { buildActor, buildCharity } from '../../factories';
import { useDatabase } from '../../support/database';
import { giveAddress, means, readNewestMails } from '../../support/member-mails';

const test = useDatabase();

it.each([
  [{ city: 'Lyon', country: 'FR' }, 'Lyon, FR'],
  [{ city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' }, 'Austin, TX, 78701, US'],
  [{}, '–'],
])('a location %j is written as “%s”', async (place, text) => {
  const charity = await buildCharity(test.db);
  const { userId } = await buildActor(test.db, { memberOf: charity.id });
  await giveAddress(test.db, userId);
  const change: CharityChange = {
    id: newId('change'),
    charityId: charity.id,
    field: 'location',
    value: { ...NOWHERE, ...place },
    status: 'pending_confirmation',
    askedBy: userId,
    askingPersons: [userId],
    askedAt: new Date(),
    confirmedBy: null,
    effectiveAt: null,
    approvedAt: null,
    endedAt: null,
  };
  await mailChange({ tx: test.db, at: new Date(), secrets: means.secrets }, { charity, change });
  const [mail] = await readNewestMails(test.db, 1);
  expect(mail?.text.split('\n')).toContainEqual(expect.stringMatching(new RegExp(`: ${text}$`)));
});
