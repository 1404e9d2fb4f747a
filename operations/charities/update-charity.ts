import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type Charity, lockCharity, tryUpdateCharity } from '../../db/queries/charities/charities';
import {
  type GuardedValue,
  isGuarded,
  listGuardedEdits,
  withoutGuarded,
} from '../../domain/charities/changes';
import { charityNotFound, GivingError } from '../../domain/errors';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type ActOf, type Sealing } from '../act';
import { followCharity } from '../verification/requirements';
import { compareHolders } from '../payout-accounts/judge-holders';
import { holdCurrent, holdInForce } from './held-verification';
import { requirePlainName } from './plain-name';
import { repeatLookUp } from './repeat-look-up';
import { replaceLinks } from './social-profiles';
import { askForChange } from './ask-for-change';
import { type CharityEdits, subCategoryAfter, einTaken } from './edits';

export interface CharityUpdate {
  charityId: string;
  edits: CharityEdits;
  by: ActingParty;
  /**
   * True if the caller's credential may change a wallet, and the name, EIN and address of a listed or
   * verified charity.
   */
  mayChangeGuarded: boolean;
}

/**
 * Edits a charity for its members. Later imports of the register do not overwrite the edits. If the charity
 * is listed or verified, a second person must confirm a new name, EIN, address or wallet before it takes
 * effect.
 */
export async function updateCharity(
  act: ActOf<NonNullable<AuditedAction['actor']>> & Sealing,
  update: CharityUpdate,
): Promise<Charity> {
  const { tx, at } = act;
  const { charityId: id, edits } = update;
  const application = await holdCurrent(tx, id);
  const verification = await holdInForce(tx, id);
  const before = await lockCharity(tx, id);
  if (before === undefined) throw charityNotFound(id);
  const guarded = listGuardedEdits(before, edits);
  if (guarded.some(({ field }) => field === 'name' || field === 'ein')) {
    await requirePlainName(tx, { name: edits.name ?? before.name, ein: edits.ein ?? before.ein });
  }
  const waits = isGuarded(before);
  requireMayChange(update, guarded, waits);
  const source = before.source === 'register' ? 'member' : before.source;
  const giveSettings = { ...before.giveSettings, ...edits.giveSettings };
  const allowed = waits ? withoutGuarded(edits) : edits;
  const edited = { ...before, ...allowed, giveSettings, source, updatedAt: at } as Charity;
  const after = { ...edited, subCategory: subCategoryAfter(edited, edits) };
  if (!(await tryUpdateCharity(tx, id, after))) throw einTaken();
  if (edits.socialLinks !== undefined) await replaceLinks(tx, id, edits.socialLinks);
  if (waits) {
    for (const change of guarded) {
      await askForChange(act, { charity: after, verification, change, by: update.by });
    }
  } else {
    await recordWallet(act, before, after);
    if (after.name !== before.name)
      await compareHolders(tx, { charityId: id, name: after.name, secrets: act.secrets });
    if (application !== undefined && guarded.length > 0)
      await repeatLookUp(act, { application, by: update.by });
  }
  await followCharity(tx, id);
  return after;
}

function requireMayChange(
  { mayChangeGuarded }: CharityUpdate,
  guarded: GuardedValue[],
  waits: boolean,
): void {
  if (mayChangeGuarded) return;
  const refused = guarded.filter(({ field }) => waits || field === 'wallet_address');
  if (refused.length === 0) return;
  const fields = refused.map(({ field }) => field);
  throw new GivingError(
    'FORBIDDEN',
    `An application's token may not change ${fields.join(', ')}. Use an API key or the platform's own pages.`,
    { fields },
  );
}

async function recordWallet(
  { tx, at, actor }: ActOf<NonNullable<AuditedAction['actor']>>,
  before: Charity,
  after: Charity,
): Promise<void> {
  if (after.walletAddress === before.walletAddress) return;
  await recordAudit(tx, {
    action: 'charity.wallet_changed',
    actor,
    subject: { type: 'charity', id: before.id },
    details: { from: before.walletAddress, to: after.walletAddress },
    at,
  });
}
