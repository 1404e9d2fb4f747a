import { type Database } from '../../db/database';
import {
  copyGiftDonor,
  findDonorOfPlan,
  findGiftDonors,
  type GiftDonor,
  insertGiftDonor,
} from '../../db/queries/donors/gift-donors';
import {
  findTributeOfPlan,
  insertTribute,
  moveTribute,
  type Tribute,
  wasPlanTold,
} from '../../db/queries/tributes/tributes';
import { type DonorDetails } from '../../domain/donors/donor';
import { type SecretBox } from '../../gateways';

/**
 * Finds the details that donors gave about themselves, besides their names. Returns a function that looks them up by gift
 * id. The result is undefined if the donor gave none.
 */
export async function findDonorDetails(
  db: Database,
  secrets: Pick<SecretBox, 'open'>,
  donationIds: string[],
): Promise<(donationId: string) => DonorDetails | undefined> {
  const donors = await findGiftDonors(db, donationIds);
  return (donationId) => {
    const { sealedDetails = null } = donors.get(donationId) ?? {};
    return sealedDetails === null ? undefined : openDonor(secrets, sealedDetails);
  };
}

/** The donor's details and tribute for a gift. Personal data is encrypted. */
export interface GiftDetails {
  donor?: Omit<GiftDonor, 'donationId'> | undefined;
  tribute?: Omit<Tribute, 'donationId' | 'sentAt'> | undefined;
}

/** Stores the donor's details and tribute with a new gift. */
export async function storeGiftDetails(
  tx: Database,
  donationId: string,
  { donor, tribute }: GiftDetails,
): Promise<void> {
  if (donor !== undefined) await insertGiftDonor(tx, { ...donor, donationId });
  if (tribute !== undefined) await insertTribute(tx, { ...tribute, donationId });
}

/**
 * Returns the donor's details and tribute from the first gift of a plan, for its next gift. Leaves out the tribute's
 * mail once it was sent, so that it is sent only once.
 */
export async function detailsOfPlan(tx: Database, planId: string): Promise<GiftDetails> {
  const donor = await findDonorOfPlan(tx, planId);
  const tribute = await findTributeOfPlan(tx, planId);
  if (tribute === undefined || !(await wasPlanTold(tx, planId))) return { donor, tribute };
  return { donor, tribute: { ...tribute, sealedNotice: null, sendOn: null } };
}

/** Copies the donor's details and the tribute to the gift that replaces another one. */
export async function moveGiftDetails(tx: Database, fromId: string, toId: string): Promise<void> {
  await copyGiftDonor(tx, fromId, toId);
  await moveTribute(tx, fromId, toId);
}

/** Encrypts the details that a donor gave besides the name. They must never be stored unencrypted. */
export function sealDonor(secrets: Pick<SecretBox, 'seal'>, details: DonorDetails): string {
  return secrets.seal(JSON.stringify(details));
}

/** Decrypts the details that a donor gave besides the name. */
export function openDonor(secrets: Pick<SecretBox, 'open'>, sealed: string): DonorDetails {
  return JSON.parse(secrets.open(sealed)) as DonorDetails;
}
