import { type Approval, needsAnother } from '../../../../domain/verification/approvals';
import { cellsOf, nameOf, pairs, rowsOf } from './cells';
import { REVOKED } from './dimensions';
import { PEOPLE } from './people';
import { ROWS } from './table';
import { VERIFICATION_LEVELS as LEVELS } from '../../../../domain/verification/vocabulary';

// The table is reviewed by hand, and the number of its cells shows when it grows.
const cells = pairs().flatMap(({ standing, application }) => cellsOf(standing, application));

test('the table has this many cells', () => {
  expect(cells).toHaveLength(106_770);
});

test('exactly one row of the table answers each cell', () => {
  const wrong = cells.filter((cell) => rowsOf(cell).length !== 1);
  expect(wrong.map((cell) => `${nameOf(cell)} [${rowsOf(cell).length}]`).slice(0, 20)).toEqual([]);
});

test('every row of the table answers some cell', () => {
  const used = new Set(cells.flatMap(rowsOf));
  expect(ROWS.filter((each) => !used.has(each))).toEqual([]);
});

test('no cell raises trust alone, except a re-verification that the charity asked for', () => {
  const raising = cells.filter((cell) => rowsOf(cell)[0]?.answer.becomes === 'approved');
  const from = raising.map((cell) => (cell.on === 'standing' ? cell.standing : cell.application));
  expect(new Set(from)).toEqual(
    new Set([
      'own_re_verification',
      'determination+1',
      'renewal_due+1',
      're_verification+1',
      'compliance_check+1',
      'rejection_appeal_full+1',
      'appeal_full_review+1',
    ]),
  );
  expect(raising.filter((cell) => cell.actor === 'approver' && cell.on !== 'standing')).toEqual([]);
});

test('within 365 days of a revocation only its appeal leads back to a level', () => {
  const back = cells.filter(
    (cell) => REVOKED.includes(cell.standing) && rowsOf(cell)[0]?.answer.becomes === 'approved',
  );
  expect(new Set(back.map((cell) => `${cell.standing} ${cell.on} ${cell.act}`))).toEqual(
    new Set(['appeal_full_review+1 standing approve']),
  );
});

test('the numbers of people cover each way to a level once', () => {
  const keys = PEOPLE.map((each) => `${each.raises} ${each.level} ${each.mark}`);
  const ways = [
    'application',
    'dismissal',
    'renewal',
    're_verification',
    'own_re_verification',
    'rejection_appeal',
  ];
  const all = ways.flatMap((raises) =>
    LEVELS.flatMap((level) => [`${raises} ${level} none`, `${raises} ${level} any`]),
  );
  // An entity that appeals a revocation was revoked.
  expect(keys.toSorted()).toEqual([...all, ...LEVELS.map((level) => `appeal ${level} any`)].toSorted());
});

it.each(PEOPLE)(
  '$raises of $level after a revocation of $mark: $people',
  ({ raises, level, mark, people }) => {
    const isSelfReported = raises === 'own_re_verification';
    const approvals: Approval[] = [];
    while (needsAnother({ level, isSelfReported, approvals }, mark === 'any')) {
      approvals.push({ by: 'user_1', persons: ['user_1'], at: '2026-01-01T00:00:00Z' });
    }
    // If the platform does not approve by itself, one person does.
    expect(approvals.length + 1).toBe(Math.max(people, 1));
  },
);
