/** Waiting accounts get slots in turn, and no account holds or queues more than its share. */
import { createFairSlots, NoSlotError } from '../../../gateways/documents/fair-slots';

const LIMITS = { most: 2, mostOfOne: 1, mostWaiting: 4, mostWaitingOfOne: 2 };

it('serves the waiting in turn, each owner within its share', async () => {
  const take = createFairSlots(LIMITS);
  const served: string[] = [];
  const ask = (owner: string) =>
    take(owner).then((release) => {
      served.push(owner);
      return release;
    });
  const [first, second] = [await ask('one'), await ask('two')];
  const waiting = ['one', 'one', 'three', 'two'].map(ask);
  first();
  first();
  expect(await waiting[0]).toBeDefined();
  second();
  (await waiting[2])?.();
  (await waiting[3])?.();
  (await waiting[0])?.();
  (await waiting[1])?.();
  expect(served).toEqual(['one', 'two', 'one', 'three', 'two', 'one']);
});

it('refuses waiting beyond the limits', async () => {
  const take = createFairSlots(LIMITS);
  await take('one');
  void take('one');
  void take('one');
  await expect(take('one')).rejects.toThrow(NoSlotError);
  await take('two');
  void take('three');
  void take('four');
  await expect(take('five')).rejects.toThrow(NoSlotError);
});
