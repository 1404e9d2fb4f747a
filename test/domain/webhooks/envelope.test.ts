/** The body of a webhook is spliced from the stored text, byte for byte. */
import { writeEnvelope } from '../../../domain/webhooks/envelope';

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
