/** Defines the settings that the bank has agreed with us for files. Every process validates them at startup. */
import { z } from 'zod';
import { COUNTRY_FAULT, isCountry } from '../countries';
import { CURRENCIES, type Currency } from '../money';
import { hasRoutingCheckDigit, isBic, isIban, isOtherNumber } from '../payout-accounts/numbers';
import { isToken } from './price';

interface AchSender {
  bankRoutingNumber: string;
  bankName: string;
  companyId: string;
  companyName: string;
  fileOrigin: string;
  description: string;
  hasAddenda: boolean;
}

type SendingAccount = { bic: string } & ({ iban: string } | { accountNumber: string });

export interface IsoSender {
  name: string;
  country: string;
  town: string;
  accounts: Partial<Record<Currency, SendingAccount>>;
  wireCharges: 'DEBT' | 'SHAR';
}

/** A sender is undefined if the installation writes no files of its format. */
export interface BankSenders {
  ach: AchSender | undefined;
  iso: IsoSender | undefined;
}

/** The characters that banks accept. File writers replace all others, but our own texts must not need that. */
const achText = (most: number) =>
  z.string().regex(new RegExp(`^(?=.*[A-Za-z0-9])[A-Za-z0-9 .&'()/-]{1,${most}}$`), latin(most));
const isoText = (most: number) =>
  z.string().regex(new RegExp(`^(?=.*[A-Za-z0-9])[A-Za-z0-9 /?:().,'+-]{1,${most}}$`), latin(most));
const tenCharacters = z
  .string()
  .regex(/^(?! *$)[A-Z0-9 ]{10}$/, 'must be ten capital letters, digits and spaces');

function latin(most: number): string {
  return `must be 1 to ${most} Latin letters, digits and characters that banks accept`;
}

/** The schemas of the environment variables. The error messages never quote an account number. */
export const bankShape = {
  /** The routing number of the bank that takes our NACHA files. */
  PAYOUT_ACH_BANK: z.string().refine(hasRoutingCheckDigit, 'must be a routing number').optional(),
  PAYOUT_ACH_BANK_NAME: achText(23).optional(),
  /** Often a digit followed by the EIN. */
  PAYOUT_ACH_COMPANY_ID: tenCharacters.optional(),
  PAYOUT_ACH_COMPANY_NAME: achText(16).optional(),
  /** Defaults to the company id. Some banks require another value. */
  PAYOUT_ACH_ORIGIN: tenCharacters.optional(),
  /** The text on the charity's bank statement. */
  PAYOUT_ACH_DESCRIPTION: achText(10).default('PAYOUT'),
  /** Adds a record with the full reference to each entry. Some banks charge for this record. */
  PAYOUT_ACH_ADDENDA: z.enum(['true', 'false']).default('false'),
  PAYOUT_ISO_NAME: isoText(70).optional(),
  PAYOUT_ISO_COUNTRY: z.string().refine(isCountry, COUNTRY_FAULT).optional(),
  PAYOUT_ISO_TOWN: isoText(35).optional(),
  /** The accounts from which we pay, such as EUR=IBAN@BIC,GBP=IBAN@BIC,JPY=number@BIC. */
  PAYOUT_ISO_ACCOUNTS: z.string().transform(readAccounts).optional(),
  /** `DEBT`: we pay the fees of all banks, so the charity gets the whole amount. `SHAR`: both sides pay fees. */
  PAYOUT_ISO_CHARGES: z.enum(['DEBT', 'SHAR']).default('DEBT'),
};
type BankValues = z.infer<z.ZodObject<typeof bankShape>>;

function readAccounts(text: string, context: z.RefinementCtx): IsoSender['accounts'] {
  const accounts: IsoSender['accounts'] = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    // A mutant survives: only the first element is set, and nothing reads it
    const [, name = '', number = '', bic = ''] = /^([A-Z]{3})=([^@=]+)@([^@=]+)$/.exec(part) ?? [];
    const currency = (Object.keys(CURRENCIES) as Currency[]).find((each) => each === name && !isToken(each));
    const fault = faultOf(currency, number, bic, accounts);
    if (fault !== undefined || currency === undefined) {
      context.issues.push({ code: 'custom', message: fault ?? 'is wrong', input: '' });
      return {};
    }
    accounts[currency] = isIban(number) ? { iban: number, bic } : { accountNumber: number, bic };
  }
  return accounts;
}

function faultOf(
  currency: Currency | undefined,
  number: string,
  bic: string,
  earlier: IsoSender['accounts'],
): string | undefined {
  if (currency === undefined) return 'must be CURRENCY=IBAN@BIC or CURRENCY=number@BIC, separated by commas';
  if (earlier[currency] !== undefined) return `names two accounts for ${currency}`;
  if (!isBic(bic)) return `the BIC of the ${currency} account is wrong`;
  if (isIban(number)) return undefined;
  if (currency === 'EUR') return 'the EUR account needs an IBAN with the right check digits';
  if (/^[A-Z]{2}[0-9]{2}/.test(number)) return `the IBAN of the ${currency} account has wrong check digits`;
  return isOtherNumber(number) ? undefined : `the number of the ${currency} account is wrong`;
}

const ACH_SETTINGS = [
  'PAYOUT_ACH_BANK',
  'PAYOUT_ACH_BANK_NAME',
  'PAYOUT_ACH_COMPANY_ID',
  'PAYOUT_ACH_COMPANY_NAME',
] as const;
const ISO_SETTINGS = [
  'PAYOUT_ISO_NAME',
  'PAYOUT_ISO_COUNTRY',
  'PAYOUT_ISO_TOWN',
  'PAYOUT_ISO_ACCOUNTS',
] as const;

/** Converts the values to settings. Check the values with `bankFaults` first. */
export function readBanks(values: BankValues): BankSenders {
  const { PAYOUT_ACH_BANK: bank, PAYOUT_ISO_ACCOUNTS: accounts } = values;
  const companyId = values.PAYOUT_ACH_COMPANY_ID ?? '';
  const ach: AchSender | undefined =
    bank === undefined
      ? undefined
      : {
          bankRoutingNumber: bank,
          bankName: values.PAYOUT_ACH_BANK_NAME ?? '',
          companyId,
          companyName: values.PAYOUT_ACH_COMPANY_NAME ?? '',
          fileOrigin: values.PAYOUT_ACH_ORIGIN ?? companyId,
          description: values.PAYOUT_ACH_DESCRIPTION,
          hasAddenda: values.PAYOUT_ACH_ADDENDA === 'true',
        };
  const iso: IsoSender | undefined =
    accounts === undefined
      ? undefined
      : {
          name: values.PAYOUT_ISO_NAME ?? '',
          country: values.PAYOUT_ISO_COUNTRY ?? '',
          town: values.PAYOUT_ISO_TOWN ?? '',
          accounts,
          wireCharges: values.PAYOUT_ISO_CHARGES,
        };
  return { ach, iso };
}

/** Lists the missing settings of the provider `file`. Each group of settings must be complete or absent. */
export function bankFaults(values: BankValues, isUsed: boolean): string[] {
  const faults = [ACH_SETTINGS, ISO_SETTINGS].flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) return [];
    return missing.map((name) => `${name}: the other settings of this bank need it`);
  });
  const isEmpty = [...ACH_SETTINGS, ...ISO_SETTINGS].every((name) => values[name] === undefined);
  if (isUsed && isEmpty)
    faults.push(
      'PAYOUT_PROVIDER: file needs PAYOUT_ACH_BANK or PAYOUT_ISO_ACCOUNTS, and the other settings of that group',
    );
  return faults;
}
