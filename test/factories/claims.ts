/** A claim of a charity that has members. */
import { runStatement } from '../../db/database';
import { buildActor } from '.';
import { type TestApi } from '../support/api';

/** Eve claims the charity. Members may object for an hour, because a sandbox leaves them only seconds. */
export async function claimOfOther(api: TestApi, charityId: string, statement: string): Promise<void> {
  const { key } = await buildActor(api.db, { name: 'Eve' });
  const body = { statement, documents: ['https://charity.example/board.pdf'] };
  await api.call('POST', `/v1/charities/${charityId}/claims`, { key, body });
  await runStatement(
    api.db,
    `UPDATE charity_claims SET objections_until = now() + interval '1 hour' WHERE charity_id = $1`,
    [charityId],
  );
}
