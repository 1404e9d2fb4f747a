import { type AccountDetails } from '../../domain/payout-accounts/account';
import { type SecretBox } from '../../gateways';

/** Encrypts the numbers and the holder's name of an account. They must never be stored unencrypted. */
export function sealDetails(secrets: Pick<SecretBox, 'seal'>, details: AccountDetails): string {
  return secrets.seal(JSON.stringify(details));
}

/** Decrypts the numbers and the holder's name of an account. Only a gateway that pays may see the numbers. */
export function openDetails(
  secrets: Pick<SecretBox, 'open'>,
  { sealedDetails }: { sealedDetails: string },
): AccountDetails {
  return JSON.parse(secrets.open(sealedDetails)) as AccountDetails;
}
