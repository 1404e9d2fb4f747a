/** The open claims of a charity are one case. An approval counts until another claim comes or is approved. */
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';

const api = useApi();

interface Case {
  ada: Person;
  eve: Person;
  claim: (by: Person) => Promise<string>;
  /** Approves a claim. Returns its status, and how many approvals it has. */
  approve: (by: Person, claimId: string) => Promise<[status: string, approvals: number]>;
  reviewer: Person;
  other: Person;
}

async function openCase(): Promise<Case> {
  const [charity, ada, eve, reviewer, other] = await Promise.all([
    buildCharity(api.db),
    api.person(),
    api.person(),
    api.person({ isReviewer: true }),
    api.person({ isReviewer: true }),
  ]);
  const proof = { documents: ['https://charity.example/board.pdf'], statement: 'I am the treasurer.' };
  return {
    ada,
    eve,
    reviewer,
    other,
    claim: async ({ client }) => (await client.claims.create(charity.id, proof)).claim_id,
    approve: async ({ client }, claimId) => {
      const { status, approvals } = await client.claims.decide(claimId, { decision: 'approve' });
      return [status, approvals.length];
    },
  };
}

it('the approval of a rival voids an earlier one', async () => {
  const { ada, eve, claim, approve, reviewer, other } = await openCase();
  const [adas, eves] = [await claim(ada), await claim(eve)];
  expect(await approve(reviewer, adas)).toEqual(['in_review', 1]);
  expect(await approve(reviewer, eves)).toEqual(['in_review', 1]);
  expect(await approve(other, adas)).toEqual(['in_review', 1]);
  expect(await approve(reviewer, adas)).toEqual(['approved', 2]);
});

it('a new rival voids an approval', async () => {
  const { ada, eve, claim, approve, reviewer, other } = await openCase();
  const adas = await claim(ada);
  expect(await approve(reviewer, adas)).toEqual(['in_review', 1]);
  await claim(eve);
  expect(await approve(other, adas)).toEqual(['in_review', 1]);
  expect(await approve(reviewer, adas)).toEqual(['approved', 2]);
});
