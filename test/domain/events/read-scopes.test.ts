/** Every event has a scope that reads it, and a credential reads the events of no other noun. */
import { SCOPES } from '../../../domain/access/scopes';
import { EVENT_NAMES } from '../../../domain/events/event';
import { isReadable, listReadable, READ_SCOPES, readScopeOf } from '../../../domain/events/read-scopes';

it('every event has a row, and every row is of an event', () => {
  expect(EVENT_NAMES.filter((name) => readScopeOf(name) === undefined)).toEqual([]);
  const nouns = new Set(EVENT_NAMES.map((name) => name.slice(0, name.lastIndexOf('.'))));
  expect(Object.keys(READ_SCOPES).sort()).toEqual([...nouns].sort());
});

it('no scope that only writes reads an event', () => {
  for (const scope of Object.values(READ_SCOPES)) expect(scope).toMatch(/:read$|^webhooks:manage$/);
});

it('all scopes read all events, and each scope those of its nouns alone', () => {
  expect(listReadable(SCOPES)).toEqual(EVENT_NAMES);
  expect(listReadable(['webhooks:manage'])).toEqual(['webhook.test', 'webhook.endpoint.disabled']);
  expect(listReadable(['charities:read', 'charities:write'])).toEqual(['charity.claim.updated']);
  expect(listReadable([])).toEqual([]);
});

it('nobody reads an event that does not exist', () => {
  expect(isReadable('donation', SCOPES)).toBe(false);
  expect(isReadable('donation.created.more', SCOPES)).toBe(false);
  expect(isReadable('toString.x', SCOPES)).toBe(false);
});
