import { type Database } from '../../db/database';
import { type CharityChange } from '../../db/queries/charities/changes';
import { type Charity } from '../../db/queries/charities/charities';
import { type MailMeans } from '../../gateways';
import { mailMembers } from '../mails/mail-members';

/** Mails every member of a charity about a change. The mail says how to stop the change. */
export async function mailChange(
  tx: Database,
  means: MailMeans,
  { charity, change }: { charity: Pick<Charity, 'id' | 'name'>; change: CharityChange },
): Promise<void> {
  const { id: changeId, field, status, askedBy, effectiveAt } = change;
  await mailMembers(tx, means, charity.id, {
    kind: 'charity_change',
    news: {
      charityId: charity.id,
      charityName: charity.name,
      changeId,
      field,
      newValue: textOf(change),
      status,
      askedBy,
      effectiveAt: effectiveAt?.toISOString() ?? null,
    },
  });
}

function textOf(change: CharityChange): string {
  if (change.field !== 'location') return change.value;
  const { city, state, postalCode, country } = change.value;
  return [city, state, postalCode, country].filter((part) => part !== null).join(', ') || '–';
}
