import { type DonorDetails } from '../../domain/donors/donor';
import { type SecretBox } from '../../gateways';

/** Encrypts the details that a donor gave besides the name. They must never be stored unencrypted. */
export function sealDonor(secrets: Pick<SecretBox, 'seal'>, details: DonorDetails): string {
  return secrets.seal(JSON.stringify(details));
}

/** Decrypts the details that a donor gave besides the name. */
export function openDonor(secrets: Pick<SecretBox, 'open'>, sealed: string): DonorDetails {
  return JSON.parse(secrets.open(sealed)) as DonorDetails;
}
