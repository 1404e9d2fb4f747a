/** Tells reviewers and operators that a claim needs a decision. */
import { type Mail } from '../mail';
import { CLAIM_DECISIONS_PATH } from '../paths';
import { CLAIM, type ClaimNews } from './common';

export const claimToDecide: Mail<ClaimNews> = {
  example: CLAIM,
  write: ({ charityName, objectionsUntil }, { print }) => ({
    subject: 'claim_to_decide.subject',
    values: { charityName, objectionsUntil: print.time(objectionsUntil) },
    paragraphs: [
      'claim_to_decide.made',
      objectionsUntil !== null && 'claim_to_decide.after',
      'claim_to_decide.all',
    ],
    links: [{ label: 'claim_to_decide.decide', path: CLAIM_DECISIONS_PATH }],
  }),
};
