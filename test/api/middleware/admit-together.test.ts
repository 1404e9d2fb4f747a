/** Requests of one credential share a statement: each is counted once, and none is judged by an answer older than itself. */
import { admitTogether } from '../../../api/middleware/admit-together';
import { type Admitted } from '../../../db/queries/access/api-keys';

interface Asked {
  credential: string;
  requests: number;
  answer: (used: number | undefined) => void;
  fail: (error: Error) => void;
}

/** Look-ups that wait until the test answers them. */
function startLookUps() {
  const asked: Asked[] = [];
  const admit = admitTogether(
    (credential, requests) =>
      new Promise((resolve, reject) => {
        const answer = (used: number | undefined) =>
          resolve(used === undefined ? undefined : admittedAs(used));
        asked.push({ credential, requests, answer, fail: reject });
      }),
  );
  return { asked, admit };
}

function admittedAs(used: number): Admitted {
  const actor = { accountId: 'account_1' } as Admitted['actor'];
  return { actor, use: { used, resetAtSeconds: 3_600 } };
}

const usedOf = async (admissions: Promise<Admitted | undefined>[]) =>
  (await Promise.all(admissions)).map((admitted) => admitted?.use.used);

it('those that come during a statement share the next one, and each has its own place in the count', async () => {
  const { asked, admit } = startLookUps();
  const first = admit('a');
  const others = [admit('a'), admit('a'), admit('a')];
  expect(asked.map(({ requests }) => requests)).toEqual([1]);
  asked[0]?.answer(7);
  expect(await usedOf([first])).toEqual([7]);
  expect(asked.map(({ requests }) => requests)).toEqual([1, 3]);
  const late = admit('a');
  asked[1]?.answer(10);
  expect(await usedOf(others)).toEqual([8, 9, 10]);
  asked[2]?.answer(11);
  expect(await usedOf([late])).toEqual([11]);
});

it('a credential that is good no more is refused to all who came after the last statement began', async () => {
  const { asked, admit } = startLookUps();
  const [first, second] = [admit('a'), admit('a')];
  asked[0]?.answer(1);
  expect(await usedOf([first])).toEqual([1]);
  asked[1]?.answer(undefined);
  expect(await second).toBeUndefined();
});

it('a failure is told to those who shared its statement, and the next are looked up', async () => {
  const { asked, admit } = startLookUps();
  const first = admit('a');
  const others = [admit('a'), admit('a')];
  asked[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  asked[1]?.answer(2);
  expect(await usedOf(others)).toEqual([1, 2]);
  const again = admit('a');
  asked[2]?.answer(3);
  expect(await usedOf([again])).toEqual([3]);
});

it('other credentials do not wait', () => {
  const { asked, admit } = startLookUps();
  void admit('a');
  void admit('b');
  expect(asked.map(({ credential }) => credential)).toEqual(['a', 'b']);
});
