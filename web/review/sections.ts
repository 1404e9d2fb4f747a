/** What reviewers and operators decide, and where. */
import { type CallOptions, type GivingClient } from '../../client/index';
import { type Key } from './words';

export interface Section {
  path: string;
  name: Key;
  /** Its name in the bar. */
  short: Key;
  /** What the page is for. */
  about: Key;
  /** How much is there. */
  count: (client: GivingClient, options: CallOptions) => Promise<number>;
}

export const SECTIONS: Section[] = [
  {
    path: '/review/claims',
    name: 'claims',
    short: 'navClaims',
    about: 'aboutClaims',
    count: async (client, options) =>
      client.claims.list({ status: 'in_review', limit: 1 }, options).then(({ total }) => total),
  },
  {
    path: '/review/guest-reports',
    name: 'guestReports',
    short: 'guestReports',
    about: 'aboutGuestReports',
    count: async (client, options) =>
      client.guestSessions.listReports({ limit: 1 }, options).then(({ total }) => total),
  },
];
