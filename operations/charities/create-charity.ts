import { type Config } from '../../config';
import { type Charity, findCharityIdByEin, tryInsertCharity } from '../../db/queries/charities/charities';
import { addMember } from '../../db/queries/members/members';
import { validationError } from '../../domain/errors';
import { GIFT_METHODS } from '../../domain/gifts/gift';
import { NOWHERE } from '../../domain/location';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { replaceLinks } from './social-profiles';
import { requirePlainName } from './plain-name';
import { type CharityEdits, subCategoryAfter, einTaken, placeholderWallet } from './edits';

export interface NewCharity {
  name: string;
  ein: string | null;
  edits: CharityEdits;
  environment: Config['environment'];
  byUserId: string;
}

/** Stores a charity and makes its creator a member. The charity is not listed until it is verified. */
export async function createCharity({ tx, at }: Act, creation: NewCharity): Promise<Charity> {
  const { name, ein, edits, environment, byUserId } = creation;
  await requirePlainName(tx, { name, ein });
  const empty = emptyCharity(newId('charity'), name, at);
  const walletAddress = edits.walletAddress ?? sandboxWallet(empty.id, environment);
  const edited: Charity = { ...empty, ...edits, ein, walletAddress, createdBy: byUserId };
  const charity = { ...edited, subCategory: subCategoryAfter(edited, edits) };
  if (!(await tryInsertCharity(tx, charity))) {
    const existing = ein === null ? undefined : await findCharityIdByEin(tx, ein);
    throw einTaken(existing);
  }
  await replaceLinks(tx, charity.id, charity.socialLinks);
  await addMember(tx, charity.id, byUserId, at);
  return charity;
}

/**
 * Returns a placeholder wallet in a sandbox, where gifts move no money. Throws in production, where a charity
 * needs a real wallet.
 */
function sandboxWallet(id: string, environment: Config['environment']): string {
  if (environment === 'production') {
    throw validationError([{ field: 'wallet_address', code: 'required', message: 'is required' }]);
  }
  return placeholderWallet(id);
}

function emptyCharity(id: string, name: string, at: Date): Charity {
  return {
    id,
    ein: null,
    name,
    category: null,
    subCategory: null,
    programs: [],
    description: null,
    tags: [],
    ...NOWHERE,
    logo: null,
    rating: null,
    founded: null,
    verified: false,
    verificationLevel: null,
    revokedAt: null,
    listedBeforeRevocation: null,
    trustScore: null,
    badges: [],
    walletAddress: '',
    source: 'member',
    listed: false,
    absorbPlatformFees: false,
    absorbProcessingFees: false,
    staffCount: null,
    annualBudgetDollars: null,
    paymentMethods: [...GIFT_METHODS],
    transparencyRating: null,
    autoAcceptHundredths: null,
    autoAcceptAfter: 0,
    giveSettings: {},
    socialLinks: [],
    createdBy: null,
    createdAt: at,
    updatedAt: at,
  };
}
