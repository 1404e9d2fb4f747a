/** All corrections of an account in one file are made together, unless they contradict each other. */
import {
  type CorrectedAccount,
  type CorrectionVerdict,
  DUPLICATE_CODES,
  mergeCorrections,
} from '../../../domain/payouts/bank-answer';

function correction(code: string, meaning: string, corrected: CorrectedAccount): CorrectionVerdict {
  return { kind: 'correction', place: 'line 4', payout: { payoutId: 'payout_1' }, code, meaning, corrected };
}

const number = correction('C01', 'Wrong account number.', { accountNumber: '12345678' });
const routing = correction('C02', 'Wrong routing number.', { routingNumber: '021000021' });
const kind = correction('C05', 'Wrong account type.', { accountType: 'savings' });

it('one correction stays as it is', () => {
  expect(mergeCorrections([number])).toEqual({
    code: 'C01',
    meaning: 'Wrong account number.',
    corrected: { accountNumber: '12345678' },
  });
});

it('corrections of different fields are joined in their order', () => {
  expect(mergeCorrections([routing, number, kind])).toEqual({
    code: 'C02, C01, C05',
    meaning: 'Wrong routing number. Wrong account number. Wrong account type.',
    corrected: { routingNumber: '021000021', accountNumber: '12345678', accountType: 'savings' },
  });
});

it('the same correction twice counts once', () => {
  expect(mergeCorrections([number, { ...number, place: 'line 9' }])).toEqual(mergeCorrections([number]));
});

it('corrections that say the same of a field agree', () => {
  const both = correction('C03', 'Both numbers.', { ...routing.corrected, ...number.corrected });
  expect(mergeCorrections([both, number])).toEqual({
    code: 'C03, C01',
    meaning: 'Both numbers. Wrong account number.',
    corrected: both.corrected,
  });
});

it('corrections that contradict each other are not merged, in either order', () => {
  const other = correction('C01', 'Wrong account number.', { accountNumber: '87654321' });
  expect(mergeCorrections([number, other])).toBeUndefined();
  expect(mergeCorrections([other, routing, number])).toBeUndefined();
});

it('only three codes refuse a second copy', () => {
  const codes = ['R01', 'R24', 'DUPL', 'AC04', 'AM05', 'AM04', 'dupl'];
  expect(codes.filter((code) => DUPLICATE_CODES.includes(code))).toEqual(['R24', 'DUPL', 'AM05']);
});
