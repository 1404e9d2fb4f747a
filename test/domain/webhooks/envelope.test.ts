/** The body of a webhook is spliced from the stored text, byte for byte. */
import { isSubscribed, writeEnvelope } from '../../../domain/webhooks/envelope';

it('the data stands in the body as it was stored', () => {
  const body = writeEnvelope({
    id: 'event_1',
    name: 'donation.created',
    dataText: '{"amount": "25.00", "note":"é"}',
    occurredAt: new Date('2026-11-21T10:30:00Z'),
    sequence: 7,
  });
  expect(body).toBe(
    '{"event":"donation.created","data":{"amount": "25.00", "note":"é"},' +
      '"timestamp":"2026-11-21T10:30:00.000Z","webhook_id":"event_1","sequence":7}',
  );
});

it.each([
  [['*'], true],
  [['donation.created'], true],
  [['donation.failed', 'donation.created'], true],
  [['donation.failed'], false],
  [['donation'], false],
  [[], false],
])('an endpoint that asked for %j gets donation.created: %s', (events, isAsked) => {
  expect(isSubscribed({ events }, 'donation.created')).toBe(isAsked);
});
