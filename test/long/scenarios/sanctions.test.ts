/** An operator imports a sanctions list, and a charity that resembles an entry goes from its concern back to good standing. */
import { join } from 'node:path';
import { readMails } from '../../support/oauth';
import { TEST_TIMEOUT_MS } from '../../support/installation';
import { act, type Entity, openCharity, reach, readApplication } from './application';
import { type Person, type ScenarioWorld, startScenarioWorld } from './world';

const EDITION = ['sdn.csv', 'alt.csv'].map((name) => join(__dirname, '../../fixtures/sanctions', name));
/** Resembles an entry of the edition, and is none of it. */
const NAME = 'Northern Star Shiping';
const SECRETS = /sanction|\bSDGT\b|\b4106\b|SHIPPING CO/i;

let world: ScenarioWorld;
beforeAll(async () => {
  world = await startScenarioWorld();
}, TEST_TIMEOUT_MS);
afterAll(() => world?.close());

async function found(email: string, name: string): Promise<{ member: Person; entity: Entity }> {
  const member = await world.join(email);
  const id = await openCharity(world, member, { name });
  return { member, entity: { entity_type: 'organization', entity_id: id } };
}

async function pendingReason({ member, entity }: { member: Person; entity: Entity }) {
  const path = `/v1/charities/${entity.entity_id}/balance`;
  return (await member.ask<{ pending_reason: string | null }>('GET', path)).pending_reason;
}

it(
  'an import screens everybody again; a suspect reads of a concern but not why, answers it, and is cleared',
  () =>
    world.installation.watch(async () => {
      const suspect = await found('captain@example.org', NAME);
      const bystander = await found('quilts@example.org', 'Quilting Bee of Zephyrhills');
      expect(await pendingReason(suspect)).toBeNull();
      expect(await world.run('sanctions', ...EDITION)).toContain('5 parties and 2 aliases');

      const mail = await suspect.member.mail(`${NAME}: The platform has a concern`);
      expect(mail.text).toContain('Answer the reviewer’s questions.');
      const seen = await readApplication(suspect.member, suspect.entity);
      expect(seen.status).toBe('concern');
      expect(mail.text + JSON.stringify(seen)).not.toMatch(SECRETS);
      expect(await pendingReason(suspect)).toBe('open_concern');

      const hits = await world.run('sanctions', '--hits');
      expect(hits).toContain([NAME, 'ofac-sdn 4106'].join('\t'));
      expect(hits).not.toContain('Quilting Bee');
      const [operator] = world.operators;
      const { evidence } = await readApplication(operator, suspect.entity);
      expect(JSON.stringify(evidence)).toContain('SDGT');

      const statement = 'We are named after the ship. Our statutes and our board are attached.';
      await act(suspect.member, suspect.entity, 'concerns/remedy', { statement });
      await reach(operator, suspect.entity, 'final_determination');
      const dismissal = { decision: 'dismiss', reason: 'Another organization.' };
      for (const decider of world.operators)
        await act(decider, suspect.entity, 'concerns/determination', dismissal);
      expect(await readApplication(suspect.member, suspect.entity)).toMatchObject({ status: 'approved' });
      expect(await pendingReason(suspect)).toBeNull();

      // The same edition knows this organization already, and nobody else was ever troubled.
      await world.run('sanctions', ...EDITION);
      expect(await world.run('sanctions', '--hits')).toBe(hits);
      expect(await readApplication(bystander.member, bystander.entity)).toMatchObject({ status: 'approved' });
      const told = (await readMails(world.installation)).filter(({ to }) => to === bystander.member.email);
      expect(told.filter(({ subject }) => subject.includes('concern'))).toEqual([]);
    }),
  TEST_TIMEOUT_MS,
);
