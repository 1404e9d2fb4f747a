/** What a bank has agreed is checked at the start, in words that quote no number. */
import { ConfigError, readConfig } from '../../../config';
import { FILE_SETTINGS } from '../../factories/bank-payouts';

function faultsOf(changes: Record<string, string>): string[] {
  try {
    readConfig({ ...FILE_SETTINGS, ...changes });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
}

it('reads both senders', () => {
  const { providers, banks } = readConfig(FILE_SETTINGS).payouts;
  expect(providers).toEqual(['file']);
  expect(banks.ach).toMatchObject({ fileOrigin: '1234567890', description: 'PAYOUT', hasAddenda: false });
  expect(banks.iso).toMatchObject({
    accounts: { EUR: { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' } },
    wireCharges: 'DEBT',
  });
  expect(readConfig({}).payouts.banks).toEqual({ ach: undefined, iso: undefined });
});

it.each<[Record<string, string>, RegExp]>([
  [{ PAYOUT_ACH_BANK: '021000022' }, /^PAYOUT_ACH_BANK: must be a routing number$/],
  [{ PAYOUT_ACH_COMPANY_ID: '12345' }, /^PAYOUT_ACH_COMPANY_ID: must be ten/],
  [{ PAYOUT_ACH_COMPANY_NAME: 'Größe' }, /^PAYOUT_ACH_COMPANY_NAME: must be 1 to 16 Latin/],
  [{ PAYOUT_ACH_BANK_NAME: '' }, /^PAYOUT_ACH_BANK_NAME: the other settings of this bank need it$/],
  [{ PAYOUT_ISO_TOWN: '' }, /^PAYOUT_ISO_TOWN: the other settings of this bank need it$/],
  [
    { PAYOUT_ISO_ACCOUNTS: 'EUR=NL92ABNA0417164300@ABNANL2A' },
    /EUR account needs an IBAN with the right check digits$/,
  ],
  [{ PAYOUT_ISO_ACCOUNTS: 'EUR=12345678@ABNANL2A' }, /EUR account needs an IBAN/],
  [
    { PAYOUT_ISO_ACCOUNTS: 'GBP=GB28NWBK60161331926819@NWBKGB2L' },
    /IBAN of the GBP account has wrong check digits$/,
  ],
  [{ PAYOUT_ACH_ADDENDA: 'maybe' }, /^PAYOUT_ACH_ADDENDA: /],
  [{ PAYOUT_ISO_ACCOUNTS: 'JPY=1234567@MHCB' }, /BIC of the JPY account is wrong$/],
  [{ PAYOUT_ISO_ACCOUNTS: 'XXX=1234567@MHCBJPJT' }, /must be CURRENCY=IBAN@BIC/],
  [{ PAYOUT_ISO_ACCOUNTS: 'JPY=1234567@MHCBJPJT,JPY=7654321@MHCBJPJT' }, /names two accounts for JPY$/],
])('refuses %j', (changes, message) => {
  const faults = faultsOf(changes);
  expect(faults).toEqual([expect.stringMatching(message)]);
  expect(faults.join()).not.toMatch(/[0-9]{5}/);
});

it('reads an account without an IBAN, and whether entries carry the whole reference', () => {
  // Two letters and one digit do not begin an IBAN.
  const accounts = 'JPY=1234567@MHCBJPJT, GBP=AB1-4567@NWBKGB2L';
  const changes = { PAYOUT_ISO_ACCOUNTS: accounts, PAYOUT_ACH_ADDENDA: 'true' };
  const { ach, iso } = readConfig({ ...FILE_SETTINGS, ...changes }).payouts.banks;
  expect(iso?.accounts).toEqual({
    JPY: { accountNumber: '1234567', bic: 'MHCBJPJT' },
    GBP: { accountNumber: 'AB1-4567', bic: 'NWBKGB2L' },
  });
  expect(ach?.hasAddenda).toBe(true);
});

it('refuses the provider without a sender', () => {
  expect(() => readConfig({ PAYOUT_PROVIDER: 'file' })).toThrow(
    /PAYOUT_PROVIDER: file needs PAYOUT_ACH_BANK/,
  );
});
