/** Decides what waits for another operator, as another operator would. */
import { type Approval } from '../../client/index';
import { type Person, type TestApi } from './api';

/** Returns the approval that a call asked for. Fails if the call did its act at once. */
export async function waiting(call: Promise<object>): Promise<Approval> {
  const answer = await call;
  if ('approval_id' in answer) return answer as Approval;
  throw new Error(`nothing waits: ${JSON.stringify(answer)}`);
}

/** Asks, and has an operator approve it whom nothing ties to anybody. */
export async function askAndApprove(
  api: Pick<TestApi, 'person'>,
  call: Promise<object>,
  by?: Person,
): Promise<Approval> {
  const { approval_id } = await waiting(call);
  const { client } = by ?? (await api.person({ isOperator: true }));
  return client.approvals.decide(approval_id, { decision: 'approve', reason: 'Checked.' });
}

/** Returns what a call did at once. Fails if the act waits for another operator. */
export async function done<Answer extends object>(
  call: Promise<Answer | Approval>,
): Promise<Exclude<Answer, Approval>> {
  const answer = await call;
  if ('approval_id' in answer) throw new Error(`waits for another operator: ${JSON.stringify(answer)}`);
  return answer as Exclude<Answer, Approval>;
}
