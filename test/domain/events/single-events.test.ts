/** The events of nouns that have only one or two: each fits its schema, and holds nothing else of the row. */
import { claimUpdated } from '../../../domain/claims/events';
import { checkEvent, type DomainEvent } from '../../../domain/events/event';
import { ratesStale } from '../../../domain/exchange-rates/events';
import { payoutAccountUpdated } from '../../../domain/payout-accounts/events';
import { referenceUpdated } from '../../../domain/references/events';
import { videoCallUpdated } from '../../../domain/video-calls/events';
import { endpointDisabled, webhookTest } from '../../../domain/webhooks/events';

const at = new Date('2026-11-21T10:30:00Z');
const secret = { sealedDetails: 'secret' };
const claim = { id: 'claim_1', charityId: 'charity_1', status: 'in_review' as const, ...secret };
const claimed = { claim_id: 'claim_1', charity_id: 'charity_1', status: 'in_review' };
const endpoint = { id: 'endpoint_1', url: 'https://example.org/hook', ...secret };
const disabled = {
  endpoint_id: 'endpoint_1',
  url: 'https://example.org/hook',
  disabled_at: '2026-11-21T10:30:00.000Z',
};

it.each<[DomainEvent, object]>([
  [
    claimUpdated({ ...claim, objectionsUntil: at }),
    { ...claimed, objections_until: '2026-11-21T10:30:00.000Z' },
  ],
  [claimUpdated({ ...claim, objectionsUntil: null }), { ...claimed, objections_until: null }],
  [
    payoutAccountUpdated({
      id: 'account_1',
      charityId: 'charity_1',
      status: 'active',
      last4: '6789',
      ...secret,
    }),
    { account_id: 'account_1', charity_id: 'charity_1', status: 'active', last4: '6789' },
  ],
  [
    referenceUpdated('charity_1', { id: 'reference_1', status: 'answered', ...secret }),
    { entity_id: 'charity_1', reference_id: 'reference_1', status: 'answered' },
  ],
  [
    videoCallUpdated('charity_1', { id: 'call_1', status: 'scheduled', at, ...secret }),
    { entity_id: 'charity_1', call_id: 'call_1', status: 'scheduled', at: '2026-11-21T10:30:00.000Z' },
  ],
  [
    ratesStale([{ currency: 'EUR', date: '2026-11-20' }]),
    { rates: [{ currency: 'EUR', date: '2026-11-20' }] },
  ],
  [webhookTest(endpoint), { endpoint_id: 'endpoint_1', message: 'Your endpoint receives events.' }],
  [
    endpointDisabled({ ...endpoint, failingSince: null }, 'gone', at),
    { ...disabled, reason: 'gone', failing_since: null },
  ],
  [
    endpointDisabled({ ...endpoint, failingSince: at }, 'failing', at),
    { ...disabled, reason: 'failing', failing_since: '2026-11-21T10:30:00.000Z' },
  ],
])('$name', (event, data) => {
  checkEvent(event);
  expect(event.data).toEqual(data);
});
