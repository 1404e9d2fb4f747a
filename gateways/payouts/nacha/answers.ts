/** The items of a bank's NACHA file: returns and corrections of the entries that we sent. */

/** The first item of a file. Its fields together identify the file. */
interface NachaFileFacts {
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
  /** True if the entry was a credit. We send only credits, but the company's other systems may send debits. */
  isCredit: boolean;
  /** YYYY-MM-DD, for the codes R14 and R15. */
  dateOfDeath: string | undefined;
  /** The bank's free text. */
  information: string;
}

export interface NachaCorrection extends NachaAnswer {
  kind: 'correction';
  corrected: CorrectedData;
}

/** Only the corrected fields are set. */
export interface CorrectedData {
  routingNumber?: string;
  accountNumber?: string;
  accountType?: 'checking' | 'savings';
  /** The corrected transaction code. Only a credit to a checking or savings account also sets `accountType`. */
  transactionCode?: string;
  name?: string;
  individualId?: string;
}

export type NachaItem = NachaFileFacts | NachaReturn | NachaCorrection;
