import { type GiftMethod } from '../../../domain/gifts/gift';
import { chooseNetwork, type NetworkName } from '../../../domain/gifts/network';

it.each<[GiftMethod, 'sandbox' | 'production', NetworkName, NetworkName | undefined]>([
  ['card', 'sandbox', 'sandbox', 'sandbox'],
  ['crypto', 'sandbox', 'sandbox', 'sandbox'],
  ['card', 'sandbox', 'receipts', 'receipts'],
  ['crypto', 'sandbox', 'receipts', 'receipts'],
  ['card', 'production', 'receipts', 'receipts'],
  ['ach', 'production', 'receipts', 'receipts'],
  // The receipt log moves no coins.
  ['crypto', 'production', 'receipts', undefined],
])('a %s gift of a %s with the setting %s settles on %s', (method, environment, setting, network) => {
  expect(chooseNetwork(method, { environment, setting })).toBe(network);
});
