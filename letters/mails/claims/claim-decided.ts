/** Tells a claimant how the claim ended. */
import { type Mail } from '../mail';
import { CLAIMS_PATH } from '../paths';

interface News {
  charityName: string;
  isApproved: boolean;
  reason: string | null;
}

export const claimDecided: Mail<News> = {
  example: { charityName: 'Helping Hands', isApproved: false, reason: 'The documents name another person.' },
  write: ({ charityName, isApproved, reason }) => ({
    subject: 'claim_decided.subject',
    values: { charityName, reason },
    paragraphs: [
      isApproved ? 'claim_decided.approved' : 'claim_decided.denied',
      reason !== null && 'line.reason',
    ],
    links: [{ label: 'claim_decided.see', path: CLAIMS_PATH }],
  }),
};
