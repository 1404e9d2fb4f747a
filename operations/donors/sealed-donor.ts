import { type DonorDetails } from '../../domain/donors/donor';
import { type SecretBox } from '../../gateways';

/** Encrypts what a donor says beside the name. Nothing else may store it. */
export function sealDonor(secrets: Pick<SecretBox, 'seal'>, details: DonorDetails): string {
  return secrets.seal(JSON.stringify(details));
}

/** Decrypts what a donor said beside the name. */
export function openDonor(secrets: Pick<SecretBox, 'open'>, sealed: string): DonorDetails {
  return JSON.parse(secrets.open(sealed)) as DonorDetails;
}
