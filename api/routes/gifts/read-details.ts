/** Reads the details that donors give with a gift: who they are, and the tribute. */
import { type GiftDonor } from '../../../db/queries/donors/gift-donors';
import { addDays, dayOf } from '../../../domain/days';
import { TRIBUTE_DAYS_AHEAD } from '../../../domain/tributes/tribute';
import { validationError } from '../../../domain/errors';
import { type SecretBox } from '../../../gateways';
import { type GiftDetails, sealDonor } from '../../../operations/donors/details';
import { sealNotice } from '../../../operations/tributes/tributes';
import { type DonorRequest, type TributeRequest } from './details-schema';
import { type DonationRequest } from './schema';

type Said = Pick<DonationRequest, 'donor' | 'tribute' | 'employer'>;

/** Reads the donor and the tribute. Encrypts the donor's details except the name, and the tribute's notice. */
export function readGiftDetails(said: Said, secrets: SecretBox, now: Date): GiftDetails {
  const { donor, employer = null } = said;
  const hasDonor = donor !== undefined || employer !== null;
  return {
    donor: hasDonor ? { ...readDonor(donor, secrets), employer } : undefined,
    tribute: said.tribute === undefined ? undefined : readTribute(said.tribute, secrets, now),
  };
}

function readDonor(
  donor: DonorRequest | undefined,
  secrets: SecretBox,
): Pick<GiftDonor, 'name' | 'sealedDetails' | 'timeZone'> {
  if (donor === undefined) return { name: null, sealedDetails: null, timeZone: null };
  const { name, email, address, company = null, tax_id: taxId = null, time_zone: timeZone = null } = donor;
  const sealedDetails = sealDonor(secrets, {
    email,
    address:
      address === undefined
        ? null
        : {
            line1: address.line1,
            line2: address.line2 ?? null,
            city: address.city,
            state: address.state ?? null,
            postalCode: address.postal_code,
            country: address.country,
          },
    company,
    taxId,
  });
  return { name, sealedDetails, timeZone };
}

function readTribute(
  { kind, name, notify }: TributeRequest,
  secrets: SecretBox,
  now: Date,
): NonNullable<GiftDetails['tribute']> {
  if (notify === undefined) return { kind, name, sealedNotice: null, sendOn: null };
  const { name: readerName, email, message = null, send_on: sendOn = dayOf(now) } = notify;
  checkSendOn(sendOn, now);
  return { kind, name, sealedNotice: sealNotice(secrets, { name: readerName, email, message }), sendOn };
}

/** Allows yesterday (UTC), because the westernmost time zones still have that date. */
function checkSendOn(sendOn: string, now: Date): void {
  const field = 'tribute.notify.send_on';
  const today = dayOf(now);
  const last = addDays(today, TRIBUTE_DAYS_AHEAD);
  if (sendOn < addDays(today, -1)) {
    throw validationError([
      { field, code: 'too_small', message: `must not be before ${today}`, limit: today },
    ]);
  }
  if (sendOn > last) {
    throw validationError([{ field, code: 'too_large', message: `must not be after ${last}`, limit: last }]);
  }
}
