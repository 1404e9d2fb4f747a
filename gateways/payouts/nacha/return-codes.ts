/** Explains the codes of returns and corrections to a sender of credits. */

const RETURNS: Record<string, string> = {
  R01: 'The account has insufficient funds.',
  R02: 'The account is closed.',
  R03: 'The bank has no such account, or its holder has another name.',
  R04: 'The account number is not valid.',
  R06: "Our bank asked for the entry's return.",
  R09: 'The account has uncollected funds.',
  R12: 'The branch was sold to another bank.',
  R13: 'The routing number belongs to no bank that takes ACH entries.',
  R14: "The account holder's representative died.",
  R15: 'The account holder died.',
  R16: 'The account is frozen.',
  R17: 'The bank could not process a field of the entry.',
  R18: 'The effective date is not valid.',
  R19: 'The amount is not valid.',
  R20: 'The account takes no transfers.',
  R21: "The company's id is not valid.",
  R22: "The receiver's id is not valid.",
  R23: 'The receiver refused the credit.',
  R24: 'The bank takes the entry for a duplicate.',
  R25: 'The addenda record is not valid.',
  R26: 'A required field is missing.',
  R27: 'The trace number is not valid.',
  R28: "The routing number's check digit is wrong.",
  R30: 'The bank takes no truncated checks.',
  R31: 'The bank returns the entry with our permission.',
  R32: 'The bank settles no ACH entries.',
  R33: 'The bank returns an exchanged check.',
  R34: 'The bank may take part in ACH only in a limited way.',
  R35: 'The entry is an improper debit.',
};

const CORRECTIONS: Record<string, string> = {
  C01: 'The account number has changed.',
  C02: 'The routing number has changed.',
  C03: 'The routing number and the account number have changed.',
  C04: "The receiver's name has changed.",
  C05: 'The account is of another type.',
  C06: 'The account number has changed, and the account is of another type.',
  C07: 'The routing number and the account number have changed, and the account is of another type.',
  C08: "The receiving bank's identifier is wrong.",
  C09: "The receiver's id has changed.",
  C13: 'The addenda record has a wrong form.',
  C14: 'The entry has a wrong class.',
};

export function describeReturn(code: string): string {
  return RETURNS[code] ?? `The bank returned the payout with code ${code}.`;
}

export function describeCorrection(code: string): string {
  return CORRECTIONS[code] ?? `The bank reported a correction with code ${code}.`;
}
