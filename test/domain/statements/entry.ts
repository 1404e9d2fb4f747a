/** The posting of a completed gift of 25.00 USD, as statements read it. */
import { type StatementEntry } from '../../../domain/statements/line';

export const entry: StatementEntry = {
  currency: 'USD',
  postingId: 'posting_1',
  posting: 'completed',
  cause: '',
  donationId: 'donation_1',
  at: new Date('2026-11-21T10:30:00Z'),
  isFee: false,
  minor: 2_500n,
  leafIndex: 7,
  availableAt: new Date('2026-11-25T00:00:00Z'),
};
