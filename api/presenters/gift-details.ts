/** Presents the details that donors give with a gift: donor, tribute, employer and consent to contact. */
import { type z } from 'zod';
import { type GiftDonor } from '../../db/queries/donors/gift-donors';
import { type Gift } from '../../db/queries/gifts/gifts';
import { type Tribute } from '../../db/queries/tributes/tributes';
import { type DonorAddress } from '../../domain/donors/donor';
import { type DonorPrivacy, shownDetails } from '../../domain/donors/shown-donor';
import { type SecretBox } from '../../gateways';
import { openDonor } from '../../operations/donors/details';
import { openNotice } from '../../operations/tributes/tributes';
import { type charityDonationSchema } from '../routes/gifts/list-schema';
import { type donationSchema } from '../routes/gifts/schema';
import { type StoredGiftDetails } from '../routes/gifts/details';

export type OwnGiftDetails = Pick<
  z.input<typeof donationSchema>,
  'donor' | 'tribute' | 'employer' | 'contact_consent'
>;
export type ShownGiftDetails = Pick<z.input<typeof charityDonationSchema>, 'donor' | 'tribute'>;

/** Presents all details to the donor and operators. */
export function presentOwnGiftDetails(
  gift: Pick<Gift, 'contactConsent'>,
  { donor, tribute }: StoredGiftDetails,
  secrets: SecretBox,
): OwnGiftDetails {
  return {
    donor: presentDonor(donor, secrets),
    tribute: presentTribute(tribute, secrets),
    employer: donor?.employer ?? null,
    contact_consent: gift.contactConsent,
  };
}

/** Presents the details that the charity may see. */
export function presentShownGiftDetails(
  gift: DonorPrivacy,
  { donor, tribute }: StoredGiftDetails,
  secrets: SecretBox,
): ShownGiftDetails {
  return {
    donor: presentShownDonor(gift, donor, secrets),
    tribute: tribute === undefined ? null : { kind: tribute.kind, name: tribute.name },
  };
}

function presentShownDonor(
  gift: DonorPrivacy,
  donor: GiftDonor | undefined,
  secrets: SecretBox,
): ShownGiftDetails['donor'] {
  if (donor === undefined || donor.name === null || donor.sealedDetails === null) return null;
  const shown = shownDetails(gift, openDonor(secrets, donor.sealedDetails));
  if (shown === null) return null;
  const { email, address, company } = shown;
  return { name: donor.name, email, address: address === null ? null : presentAddress(address), company };
}

function presentDonor(donor: GiftDonor | undefined, secrets: SecretBox): OwnGiftDetails['donor'] {
  if (donor === undefined || donor.name === null || donor.sealedDetails === null) return null;
  const { email, address, company, taxId } = openDonor(secrets, donor.sealedDetails);
  return {
    name: donor.name,
    email,
    address: address === null ? null : presentAddress(address),
    company,
    tax_id: taxId,
    time_zone: donor.timeZone,
  };
}

export function presentAddress({ postalCode, ...address }: DonorAddress) {
  return { ...address, postal_code: postalCode };
}

function presentTribute(tribute: Tribute | undefined, secrets: SecretBox): OwnGiftDetails['tribute'] {
  if (tribute === undefined) return null;
  const { kind, name, sealedNotice, sendOn, sentAt } = tribute;
  if (sealedNotice === null || sendOn === null) return { kind, name, notify: null };
  const notice = openNotice(secrets, sealedNotice);
  return {
    kind,
    name,
    notify: { ...notice, send_on: sendOn, sent_at: sentAt?.toISOString() ?? null },
  };
}
