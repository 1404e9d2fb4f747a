/** An editor shows a field's description wherever its schema has it. */
import { type DescribedSchema, raiseDescriptions } from '../../local/schema-descriptions';

function raise(property: DescribedSchema): string | undefined {
  const gift: DescribedSchema = { properties: { amount: property } };
  const money: DescribedSchema = { description: 'Of a schema with a name' };
  raiseDescriptions({ Gift: gift, Money: money });
  return gift.properties?.amount?.description;
}

it.each<[where: string, property: DescribedSchema, description: string | undefined]>([
  ['of its own', { $ref: '#/components/schemas/Money', description: 'Its own' }, 'Its own'],
  ['of the schema it names', { $ref: '#/components/schemas/Money' }, 'Of a schema with a name'],
  [
    'of its form that is not null',
    { anyOf: [{ description: 'A fraction' }, { type: 'null' }] },
    'A fraction',
  ],
  ['of its items', { items: { description: 'A day' } }, 'A day'],
  ['of none of several forms', { anyOf: [{ description: 'One' }, { description: 'Other' }] }, undefined],
  ['of nothing', { type: 'string' }, undefined],
])('has the description %s', (_where, property, description) => {
  expect(raise(property)).toBe(description);
});

it('reaches fields inside lists, maps and forms', () => {
  const fields = [0, 1, 2].map((): DescribedSchema => ({
    anyOf: [{ description: 'Deep' }, { type: 'null' }],
  }));
  const [first = {}, second = {}, third = {}] = fields;
  raiseDescriptions({
    Gift: {
      items: { properties: { first } },
      additionalProperties: { properties: { second } },
      oneOf: [{ properties: { third } }],
    },
  });
  expect([first, second, third].map(({ description }) => description)).toEqual(['Deep', 'Deep', 'Deep']);
});
