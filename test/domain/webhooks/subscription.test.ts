/** An endpoint gets the events that it asked for. A test event is for one endpoint, and a paused one gets it later. */
import { beginDelivery, listSubscribed } from '../../../domain/webhooks/subscription';

const event = { name: 'donation.created', onlyEndpointId: null };
const endpoint = { id: 'endpoint_1', events: ['*'], scopes: ['donations:read'], status: 'enabled' as const };

it.each([
  [['*'], 'pending'],
  [['donation.created'], 'pending'],
  [['donation.failed', 'donation.created'], 'pending'],
  [['donation.failed'], undefined],
  [['donation'], undefined],
  [[], undefined],
])('an endpoint that asked for %j gets donation.created: %s', (events, state) => {
  expect(beginDelivery(event, { ...endpoint, events })).toBe(state);
});

it('an endpoint gets no event that its scopes do not read, whether it asked by name or for all', () => {
  for (const events of [['*'], ['donation.created']]) {
    expect(beginDelivery(event, { ...endpoint, events, scopes: ['payouts:read'] })).toBeUndefined();
  }
  expect(listSubscribed({ events: ['*'], scopes: ['fees:read'] })).toEqual(['fee.calculated']);
});

it.each(['paused', 'disabled'] as const)('the delivery to an endpoint that is %s is held', (status) => {
  expect(beginDelivery(event, { ...endpoint, status })).toBe('held');
});

it('a test event goes to its endpoint alone, also if that one did not ask for it', () => {
  const test = { name: 'webhook.test', onlyEndpointId: endpoint.id };
  expect(beginDelivery(test, { ...endpoint, events: [] })).toBe('pending');
  expect(beginDelivery(test, { ...endpoint, id: 'endpoint_2' })).toBeUndefined();
});
