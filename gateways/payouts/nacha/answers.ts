/** What a bank's NACHA file says about the entries that we sent. */

/** Comes first. Its fields tell one file of the bank from another. */
export interface NachaFileFacts {
  kind: 'file';
  origin: string;
  destination: string;
  /** YYYY-MM-DD. */
  createdOn: string;
  modifier: string;
}

interface NachaAnswer {
  /** Where the entry is, such as "line 4". */
  place: string;
  entryClass: string;
  companyId: string;
  /** The trace number that we gave the entry. */
  originalTrace: string;
  /** The individual id of the entry: the payout's short reference, if the entry is ours. */
  individualId: string;
  code: string;
  /** A sentence. */
  meaning: string;
}

export interface NachaReturn extends NachaAnswer {
  kind: 'return';
  amountMinor: bigint;
  /** True if the entry paid its receiver. We send no other, but a company may share its returns with other senders. */
  isCredit: boolean;
  /** YYYY-MM-DD, for the codes R14 and R15. */
  dateOfDeath: string | undefined;
  /** The bank's own words. */
  information: string;
}

export interface NachaCorrection extends NachaAnswer {
  kind: 'correction';
  corrected: CorrectedData;
}

/** Only what has changed. */
export interface CorrectedData {
  routingNumber?: string;
  accountNumber?: string;
  accountType?: 'checking' | 'savings';
  /** The code itself if it is not one of a credit to a checking or savings account. */
  transactionCode?: string;
  name?: string;
  individualId?: string;
}

export type NachaItem = NachaFileFacts | NachaReturn | NachaCorrection;
