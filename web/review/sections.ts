/** What reviewers and operators decide, and where. */
import { type CallOptions, type GivingClient } from '../../client/index';
import { useProfile } from '../session/use-profile';
import { type Key } from './words';

export interface Section {
  path: string;
  name: Key;
  /** Its name in the bar. */
  short: Key;
  /** What the page is for. */
  about: Key;
  /** Reviewers do not see it. */
  isForOperators?: true;
  /** How much is there. */
  count: (client: GivingClient, options: CallOptions) => Promise<number>;
}

const SECTIONS: Section[] = [
  {
    path: '/review/cases',
    name: 'cases',
    short: 'navCases',
    about: 'aboutCases',
    count: async (client, options) =>
      client.verification.queue({ limit: 1 }, options).then(({ total }) => total),
  },
  {
    path: '/review/claims',
    name: 'claims',
    short: 'navClaims',
    about: 'aboutClaims',
    count: async (client, options) =>
      client.claims.list({ status: 'in_review', limit: 1 }, options).then(({ total }) => total),
  },
  {
    path: '/review/approvals',
    name: 'approvals',
    short: 'navApprovals',
    about: 'aboutApprovals',
    isForOperators: true,
    count: async (client, options) =>
      client.approvals.list({ status: 'waiting', limit: 1 }, options).then(({ total }) => total),
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

/** Returns what the person who signed in may see. Until that is known, it is what everybody here sees. */
export function useSections(): Section[] {
  const { data } = useProfile();
  const isOperator = data?.roles.includes('operator') ?? false;
  return SECTIONS.filter(({ isForOperators }) => isOperator || !isForOperators);
}
