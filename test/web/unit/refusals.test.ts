/** A refusal of the API stands beside the field that it is about. */
import { ValidationError } from '../../../client/index';
import { explainRefusal } from '../../../web/parts/refusals';

const DATE = 'documents.0.issued_on';

function explain(field: string, fields: string[], lines = {}) {
  const body = {
    error: {
      code: 'VALIDATION_ERROR',
      message: '',
      details: { fields: [{ field, code: 'format', message: '' }] },
    },
  };
  const answer = { status: 400, headers: new Headers(), rawBody: JSON.stringify(body) };
  const say = (key: string, values = {}) => [key, ...Object.values(values)].join(' ').trim();
  return explainRefusal({ say, error: new ValidationError(answer), words: { fields }, lines });
}

it('a date of a document has its own fault, without a quoted line', () => {
  expect(explain(DATE, [DATE]).faults).toEqual({ [DATE]: 'faultOther' });
});

it('a wrong line of a list is quoted', () => {
  const lines = { social_links: ['https://a.example', 'b'] };
  const { faults, fault } = explain('social_links.1', ['social_links'], lines);
  expect(faults).toEqual({ social_links: 'faultOfLine b faultOther' });
  expect(fault).toBe('checkFields');
});

it('a fault that no field shows belongs to the whole form', () => {
  expect(explain(DATE, ['social_links'])).toEqual({ faults: {}, fault: 'refusedOther' });
});
