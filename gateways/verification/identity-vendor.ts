/** A vendor checks a person's identity by a document and a selfie, on pages of its own. */
import { type IdentityAnswer, type IdentityProblem } from '../../domain/identity-checks/identity-check';

/** The vendor's page on which the person continues. The URL is for this person alone: do not store or log it. */
export interface IdentityLink {
  url: string;
  problem: IdentityProblem | null;
}

export interface IdentityVendor {
  name: string;
  /**
   * Opens a check under our id and returns the vendor's id. Idempotent: a repeated call returns the same vendor's id.
   * The vendor learns nothing else about the person.
   */
  open(checkId: string): Promise<string>;
  /** Reads a check. A check that no longer exists is `canceled`. */
  read(reference: string): Promise<IdentityAnswer>;
  /** Asks for a new link. Returns undefined if the person cannot continue now. */
  link(reference: string): Promise<IdentityLink | undefined>;
  /** Cancels a check that the person has not submitted, and returns its state. A submitted check stays as it is. */
  cancel(reference: string): Promise<IdentityAnswer>;
  /**
   * Makes the vendor delete its data about the person. Idempotent. Read the result first, because it is deleted too.
   */
  redact(reference: string): Promise<void>;
}
