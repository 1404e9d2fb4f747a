/** What a row shows: the fields of the schema and nothing else. */
import { z } from 'zod';
import { project } from '../../../api/project';

const pledgeSchema = z.object({
  pledge_id: z.string(),
  sponsor_name: z.string(),
  ended_at: z.string().nullable(),
  ratio: z.string(),
  note: z.string().optional(),
});

const row = {
  id: 'pledge_1',
  sponsorName: 'Ada',
  endedAt: new Date('2026-03-01T00:00:00Z') as Date | null,
  ratio: 2,
  note: 'only for the sponsor',
  cardToken: 'secret',
};

it('shows the fields of the schema in its order, with times printed, and no other column', () => {
  const shown = project(pledgeSchema, row, { pledge_id: row.id, ratio: '2:1' });
  expect(Object.entries(shown)).toEqual([
    ['pledge_id', 'pledge_1'],
    ['sponsor_name', 'Ada'],
    ['ended_at', '2026-03-01T00:00:00.000Z'],
    ['ratio', '2:1'],
  ]);
});

it('shows an optional field only if the presenter gives it', () => {
  const others = { pledge_id: row.id, ratio: '2:1' };
  expect(project(pledgeSchema, row, others)).not.toHaveProperty('note');
  expect(project(pledgeSchema, row, { ...others, note: 'shown' })).toHaveProperty('note', 'shown');
});

it('prefers what the presenter gives, also null', () => {
  const others = { pledge_id: row.id, ratio: '2:1', ended_at: null };
  expect(project(pledgeSchema, row, others).ended_at).toBeNull();
});
