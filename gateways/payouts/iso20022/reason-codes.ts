/** Explains the codes of status reports and returns (ISO 20022 external codes). */

/** `settled`: our account was debited, or the receiver's account was credited. `unknown`: an operator must look. */
export type StatusMeaning = 'accepted' | 'settled' | 'rejected' | 'unknown';

const STATUSES: Record<string, StatusMeaning> = {
  RCVD: 'accepted',
  PDNG: 'accepted',
  ACTC: 'accepted',
  ACCP: 'accepted',
  ACFC: 'accepted',
  ACSP: 'accepted',
  ACWC: 'accepted',
  ACWP: 'accepted',
  PART: 'accepted',
  PATC: 'accepted',
  ACSC: 'settled',
  ACCC: 'settled',
  RJCT: 'rejected',
  CANC: 'rejected',
  BLCK: 'rejected',
};

const REASONS: Record<string, string> = {
  AC01: 'The account number is wrong.',
  AC03: "The receiver's account number is wrong.",
  AC04: 'The account is closed.',
  AC06: 'The account is blocked.',
  AC13: 'Accounts of this kind cannot receive this kind of transfer.',
  AG01: 'The account cannot receive this kind of transfer.',
  AG02: 'The kind of transfer is wrong.',
  AM01: 'The amount is zero.',
  AM02: 'The amount is larger than allowed.',
  AM03: 'The currency is not allowed.',
  AM04: 'Our account has insufficient funds.',
  AM05: 'The bank regards the transfer as a duplicate.',
  AM09: 'The amount is not the agreed one.',
  BE01: "The receiver's name does not fit the account.",
  BE04: "The receiver's address is missing.",
  BE05: 'The bank does not know the sender.',
  CNOR: "The receiver's bank does not take such transfers.",
  CUST: 'The receiver asked for the return.',
  DNOR: 'Our bank may not send such transfers.',
  DT01: 'The date is wrong.',
  DUPL: 'The bank regards the file as a duplicate.',
  FF01: 'The file has a wrong form.',
  FOCR: 'The transfer was returned after a cancellation.',
  MD07: 'The account holder died.',
  MS02: 'The receiver refused without a reason.',
  MS03: 'The bank gave no reason.',
  RC01: "The bank's identifier is wrong.",
  RC04: "The receiver's bank identifier is wrong.",
  RR01: 'Regulation requires the account number of the sender.',
  RR02: 'Regulation requires the name or address of the sender.',
  RR03: 'Regulation requires the name or address of the receiver.',
  RR04: 'A rule of the authorities forbids the transfer.',
  SL01: "A service of the receiver's bank refused the transfer.",
  TM01: 'The file came too late.',
};

export interface Reason {
  /** Undefined if the bank gave no code. */
  code: string | undefined;
  /** A sentence. */
  meaning: string;
  /** The bank's free text. */
  information: string[];
}

export function meaningOf(status: string): StatusMeaning {
  return STATUSES[status] ?? 'unknown';
}

export function describeReason(code: string | undefined, information: string[]): Reason {
  const known = code === undefined ? undefined : REASONS[code];
  const meaning =
    known ?? (code === undefined ? 'The bank gave no code.' : `The bank gave the code ${code}.`);
  return { code, meaning, information };
}
