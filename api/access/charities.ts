import { type Database } from '../../db/database';
import { findCampaign } from '../../db/queries/campaigns/campaigns';
import { type Charity, findCharity } from '../../db/queries/charities/charities';
import { findOpportunity } from '../../db/queries/opportunities/opportunities';
import { findPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { findPayout } from '../../db/queries/payouts/payouts';
import { findReport } from '../../db/queries/reports/saved-reports';
import { type Actor } from '../../domain/access/actor';
import { charityNotFound, GivingError, invalidCharity, notFound } from '../../domain/errors';
import { isAsGoodAsKey } from './own-client';
import { resource } from './resource';

const members = ['member', 'operator'] as const;
const membersAndStaff = ['member', 'reviewer', 'operator'] as const;
const supervision = {
  roles: membersAndStaff,
  otherwise: 'Only members of the charity, reviewers and operators may do this.',
};

export const { load: loadCharity, loadWithRoles: loadCharityWithRoles } = resource(
  charityNotFound,
  findCharity,
  {
    charity: ({ id }) => id,
    isPublic: ({ listed }) => listed,
    read: membersAndStaff,
    may: {
      edit: { roles: members, otherwise: 'Only members of the charity may do this.' },
      subscribe: { roles: ['member'], otherwise: 'Only members of the charity may begin a subscription.' },
      readBalance: {
        roles: members,
        otherwise: 'Only members of the charity and operators may read its balance.',
      },
      readStatements: {
        roles: members,
        otherwise: 'Only members of the charity and operators may read its statements.',
      },
      readGifts: {
        roles: members,
        otherwise: 'Only members of the charity and operators may read its gifts.',
      },
      readPayouts: { roles: members, otherwise: 'Only members of the charity and operators may do this.' },
      readHours: {
        roles: membersAndStaff,
        otherwise: 'Only members of the charity may see its volunteer hours.',
      },
      refuseChanges: supervision,
      readPayoutAccounts: supervision,
    },
  },
);

type CharityAction = NonNullable<Parameters<typeof loadCharity>[3]>;

/**
 * Loads the charity that a body names, to edit what belongs to it. Throws 422 if the caller may not read the charity,
 * and 403 if they may not edit it.
 */
export function loadCharityOfBody(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const refusal = invalidCharity(charityId, 'There is no such charity.');
  return refuseMissing(loadCharity(db, actor, charityId, 'edit'), refusal);
}

export const loadCampaign = ofCharity('campaign', findCampaign);
export const loadOpportunity = ofCharity('opportunity', findOpportunity);

export const loadPayoutAccount = belowCharity(
  'payout account of this charity',
  (db, { account_id }: { account_id: string }) => findPayoutAccount(db, account_id),
);
export const loadPayout = belowCharity('payout of this charity', (db, { payout_id }: { payout_id: string }) =>
  findPayout(db, payout_id),
);
export const loadReport = belowCharity(
  'saved report',
  (db, { saved_report_id }: { saved_report_id: string }) => findReport(db, saved_report_id),
);

/** Makes the loader of a resource that everybody may read and edit who may read and edit its charity. */
function ofCharity<Row extends { charityId: string }>(
  what: string,
  find: (db: Database, id: string) => Promise<Row | undefined>,
) {
  return async (db: Database, actor: Actor, id: string, action?: 'edit'): Promise<Row> => {
    const row = await find(db, id);
    if (row === undefined) throw notFound(what);
    await refuseMissing(loadCharity(db, actor, row.charityId, action), notFound(what));
    return row;
  };
}

/** Makes the loader of a resource whose path names its charity. The action is one on the charity. */
function belowCharity<Row extends { charityId: string }, Path>(
  what: string,
  find: (db: Database, path: Path) => Promise<Row | undefined>,
) {
  return async (
    db: Database,
    actor: Actor,
    path: Path & { charity_id: string },
    action: CharityAction,
  ): Promise<Row> => {
    const charity = await loadCharity(db, actor, path.charity_id, action);
    const row = await find(db, path);
    if (row === undefined || row.charityId !== charity.id) throw notFound(what);
    return row;
  };
}

/** Throws `refusal` instead of CHARITY_NOT_FOUND. */
async function refuseMissing<T>(loading: Promise<T>, refusal: GivingError): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof GivingError && error.code === 'CHARITY_NOT_FOUND' ? refusal : error;
  }
}

/**
 * Tokens of applications may not change a wallet, or the name, EIN or location of a listed or verified charity. The
 * effect would outlive the user's consent.
 */
export function mayChangeGuarded(actor: Pick<Actor, 'credential' | 'credentialId' | 'scopes'>): boolean {
  return isAsGoodAsKey(actor, true);
}
