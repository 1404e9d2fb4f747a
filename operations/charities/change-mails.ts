/** Writes the mails about changes of a charity's name, EIN, address or wallet. */
import { type Database } from '../../db/database';
import { type CharityChange } from '../../db/queries/charities/changes';
import { type Charity } from '../../db/queries/charities/charities';
import { listMemberEmails } from '../../db/queries/members/members';
import { type GuardedField } from '../../domain/charities/changes';
import { type SecretBox } from '../../gateways';
import { sendMail } from '../access/send-mail';

const FIELDS: Record<GuardedField, string> = {
  name: 'name',
  ein: 'EIN',
  location: 'address',
  wallet_address: 'wallet address',
};

/** Tells every member of a charity by mail about a change, and how to stop it. */
export async function mailChange(
  tx: Database,
  secrets: SecretBox,
  { charity, change }: { charity: Pick<Charity, 'id' | 'name'>; change: CharityChange },
): Promise<void> {
  const subject = `${charity.name}: new ${FIELDS[change.field]}`.replace(/\s+/g, ' ').slice(0, 150);
  const path = `/v1/charities/${charity.id}/changes/${change.id}`;
  const isOpen = change.endedAt === null;
  const text = [
    `Charity: ${charity.name} (${charity.id})`,
    `New ${FIELDS[change.field]}: ${textOf(change)}`,
    newsOf(change),
    ...(change.status === 'pending_confirmation' ? [`To confirm it: POST ${path}/confirm`] : []),
    ...(isOpen ? [`To stop it, any member sends: POST ${path}/refuse {"reason": "…"}`] : []),
    '',
  ].join('\n\n');
  for (const to of await listMemberEmails(tx, charity.id)) await sendMail(tx, secrets, { to, subject, text });
}

function newsOf({ status, askedBy, effectiveAt }: CharityChange): string {
  switch (status) {
    case 'pending_confirmation':
      return `${askedBy} asked for this change. Another member or an operator must confirm it. Until then the old value stays in force.`;
    case 'cooling_off':
      return `The change is confirmed. It waits until ${effectiveAt?.toISOString() ?? ''}. Until then any member can stop it.`;
    case 'in_review':
      return 'The change waits for a reviewer of the platform. Until then the old value stays in force.';
    case 'in_force':
      return 'The change is in force now. If you did not expect it, tell the platform at once.';
    case 'refused':
      return 'The change was refused. The old value stays in force.';
    case 'replaced':
      return 'A newer request for the same field replaced this change.';
  }
}

function textOf(change: CharityChange): string {
  if (change.field !== 'location') return change.value;
  const { city, state, postalCode, country } = change.value;
  return [city, state, postalCode, country].filter((part) => part !== null).join(', ') || 'none';
}
