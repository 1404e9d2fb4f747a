/** Tells every member of a charity that somebody else asks to manage it. */
import { type Mail } from '../mail';
import { CLAIMS_PATH } from '../paths';
import { CLAIM, type ClaimNews } from './common';

export const claimMade: Mail<ClaimNews> = {
  example: CLAIM,
  write: ({ charityName, objectionsUntil }, { print }) => ({
    subject: 'claim_made.subject',
    values: { charityName, objectionsUntil: print.time(objectionsUntil) },
    paragraphs: ['claim_made.made', objectionsUntil !== null && 'claim_made.objectUntil'],
    links: [{ label: 'claim_made.read', path: CLAIMS_PATH }],
  }),
};
