/** Which formats and dates a document needs, and what its entity is told to submit. */
import { actionsFor, DOCUMENT_RULES } from '../../../domain/verification/documents';
import { checkDates, checkFormat } from '../../../domain/verification/document-types';
import { type DocumentFormat } from '../../../domain/documents/content';
import { DOCUMENT_TYPES, type DocumentType } from '../../../domain/verification/vocabulary';

const at = new Date('2026-11-20T12:00:00Z');
const rules = (type: DocumentType, issuedOn: string | null, expiresOn: string | null = null) =>
  checkDates(type, { issuedOn, expiresOn }, at).map(({ rule }) => rule);
const LASTING: DocumentType[] = [
  'determination_letter',
  'charity_registration',
  'articles_of_incorporation',
  'bylaws',
  'conflict_of_interest_policy',
  'license',
  'certification',
  'portfolio',
  'assessment',
];
const FINANCIAL: DocumentType[] = ['annual_return', 'audited_statements', 'annual_report', 'budget'];
const OTHERS = DOCUMENT_TYPES.filter(
  (type) => !LASTING.includes(type) && !FINANCIAL.includes(type) && type !== 'government_id',
);

it.each(LASTING)('%s may be of any age, and needs no date', (type) => {
  expect(rules(type, '2013-04-02')).toEqual([]);
  expect(rules(type, null)).toEqual([]);
  expect(rules(type, '2026-11-21')).toEqual(['dated']);
});

it.each(FINANCIAL)('%s is at most 24 months old, and a missing date is a fault', (type) => {
  expect(rules(type, '2024-11-20')).toEqual([]);
  expect(rules(type, '2024-11-19')).toEqual(['recent']);
  expect(rules(type, null)).toEqual(['dated']);
});

it.each(OTHERS)('%s is at most 12 months old, and a missing date is a fault', (type) => {
  expect(rules(type, '2025-11-20')).toEqual([]);
  expect(rules(type, '2025-11-19')).toEqual(['recent']);
  expect(rules(type, null)).toEqual(['dated']);
});

it('a government ID is valid beyond today, whenever it was issued', () => {
  expect(rules('government_id', '2009-01-01', '2026-11-21')).toEqual([]);
  expect(rules('government_id', null, '2026-11-20')).toEqual(['not_expired']);
  expect(rules('government_id', '2026-01-01')).toEqual(['dated']);
});

const accepted = (type: DocumentType) =>
  (['pdf', 'doc', 'docx', 'jpeg', 'png'] as const)
    .filter((format: DocumentFormat) => checkFormat(type, format).length === 0)
    .join(' ');

it('each type has its formats', () => {
  for (const type of DOCUMENT_TYPES) {
    const pictured = type === 'license' || type === 'portfolio';
    const letter = pictured ? 'pdf doc docx jpeg png' : 'pdf doc docx';
    const wanted = type === 'government_id' ? 'pdf jpeg png' : FINANCIAL.includes(type) ? 'pdf' : letter;
    expect([type, accepted(type)]).toEqual([type, wanted]);
  }
  expect(checkFormat('budget', undefined)).toEqual([]);
});

it('each broken rule of a refused document is its own action, and accepted documents have none', () => {
  const problems = [
    { rule: 'complete', message: 'The file ends too early.' },
    { rule: 'size', message: 'The file is larger than 10 MB.' },
  ] as const;
  expect(
    actionsFor([
      { type: 'bylaws', status: 'refused', problems: [...problems] },
      { type: 'budget', status: 'accepted', problems: [...problems] },
      { type: 'reference', status: 'replaced', problems: [...problems] },
    ]),
  ).toEqual([
    'Submit bylaws again (complete): The file ends too early.',
    'Submit bylaws again (size): The file is larger than 10 MB.',
  ]);
});

it('a document is held to sixteen rules', () => {
  expect(new Set(DOCUMENT_RULES).size).toBe(16);
});
