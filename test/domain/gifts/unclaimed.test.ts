/** When the donor, and later an operator, may redirect a gift to an unclaimed charity (docs/rules/gifts.md). */
import fc from 'fast-check';
import {
  ageInDays,
  choiceTimes,
  choosableBefore,
  stageOf,
  UNCLAIMED_STAGES,
  type UnclaimedEnvironment,
} from '../../../domain/gifts/unclaimed';

const completedAt = new Date('2026-01-01T12:00:00.000Z');

it('the donor may choose after 90 days, an operator after 30 more; a day of a sandbox lasts a second', () => {
  expect(choiceTimes(completedAt, 'production')).toEqual({
    donorFrom: new Date('2026-04-01T12:00:00.000Z'),
    operatorFrom: new Date('2026-05-01T12:00:00.000Z'),
  });
  expect(choiceTimes(completedAt, 'sandbox')).toEqual({
    donorFrom: new Date('2026-01-01T12:01:30.000Z'),
    operatorFrom: new Date('2026-01-01T12:02:00.000Z'),
  });
});

it.each([
  ['production', '2026-01-01T12:00:00.000Z', 'waiting'],
  ['production', '2026-04-01T11:59:59.999Z', 'waiting'],
  ['production', '2026-04-01T12:00:00.000Z', 'donor_chooses'],
  ['production', '2026-05-01T11:59:59.999Z', 'donor_chooses'],
  ['production', '2026-05-01T12:00:00.000Z', 'operator_chooses'],
  ['production', '2029-01-01T00:00:00.000Z', 'operator_chooses'],
  ['sandbox', '2026-01-01T12:01:29.999Z', 'waiting'],
  ['sandbox', '2026-01-01T12:01:30.000Z', 'donor_chooses'],
  ['sandbox', '2026-01-01T12:02:00.000Z', 'operator_chooses'],
] as const)('in %s at %s the stage is %s', (environment, at, stage) => {
  expect(stageOf(completedAt, environment, new Date(at))).toBe(stage);
});

it.each([
  ['production', '2026-01-02T11:59:59.999Z', 0],
  ['production', '2026-01-02T12:00:00.000Z', 1],
  ['production', '2026-04-01T12:00:00.000Z', 90],
  ['sandbox', '2026-01-01T12:01:30.999Z', 90],
  // A machine whose clock is behind makes no gift younger than 0 days.
  ['production', '2025-12-01T00:00:00.000Z', 0],
] as const)('in %s at %s the gift is %i days old', (environment, at, days) => {
  expect(ageInDays(completedAt, environment, new Date(at))).toBe(days);
});

it('the gifts whose donors may choose are those that were completed by the limit', () => {
  const environments = fc.constantFrom<UnclaimedEnvironment>('production', 'sandbox');
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(environments, moment, moment, (environment, completed, at) => {
      const mayChoose = stageOf(completed, environment, at) !== 'waiting';
      expect(completed <= choosableBefore(environment, at)).toBe(mayChoose);
    }),
  );
  const limit = choosableBefore('production', new Date('2026-04-01T12:00:00.000Z'));
  expect(limit).toEqual(completedAt);
});

it('a gift goes through the stages in their order', () => {
  fc.assert(
    fc.property(fc.nat(130), fc.nat(130), (days, more) => {
      const stageAfter = (seconds: number) =>
        UNCLAIMED_STAGES.indexOf(
          stageOf(completedAt, 'sandbox', new Date(completedAt.getTime() + seconds * 1_000)),
        );
      expect(stageAfter(days + more)).toBeGreaterThanOrEqual(stageAfter(days));
    }),
  );
});
