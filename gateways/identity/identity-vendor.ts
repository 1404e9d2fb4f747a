/** A vendor checks a person's identity by a document and a selfie, on pages of its own. */
import { type IdentityAnswer, type IdentityProblem } from '../../domain/identity-checks/identity-check';

/** Where the person continues. The URL is for this person alone. Do not store or log it. */
export interface IdentityLink {
  url: string;
  problem: IdentityProblem | null;
}

export interface IdentityVendor {
  name: string;
  /**
   * Opens a check under our id and returns the vendor's id. Opening a check again returns the same vendor's id.
   * Gives the vendor no other fact about the person.
   */
  open(checkId: string): Promise<string>;
  /** Reads a check. A check that no longer exists is `canceled`. */
  read(reference: string): Promise<IdentityAnswer>;
  /** Asks for a new link. Returns undefined if the person cannot continue now. */
  link(reference: string): Promise<IdentityLink | undefined>;
  /** Ends a check that the person has not completed, and reads it. Changes nothing if it is too late. */
  cancel(reference: string): Promise<IdentityAnswer>;
  /** Has the vendor delete what it knows of the person. Asking again is harmless. Read the result before. */
  redact(reference: string): Promise<void>;
}
