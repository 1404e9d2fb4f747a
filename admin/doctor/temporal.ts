import { Connection, isGrpcServiceError } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../../workflows/search-attributes';
import { messageOf } from '../console';
import { type Check, type Finding, missing, ok } from './finding';

const TIMEOUT_MS = 5_000;
const NOT_FOUND = 5;

export const checkTemporal: Check = async function* ({ config: { temporalAddress, temporalNamespace } }) {
  const connection = Connection.lazy({ address: temporalAddress, connectTimeout: TIMEOUT_MS });
  try {
    yield* checkNamespace(connection, temporalNamespace, temporalAddress);
  } finally {
    await connection.close();
  }
};

async function* checkNamespace(
  connection: Connection,
  namespace: string,
  address: string,
): AsyncGenerator<Finding, void, undefined> {
  const ask = <T>(question: () => Promise<T>) => connection.withDeadline(Date.now() + TIMEOUT_MS, question);
  try {
    await ask(() => connection.workflowService.getSystemInfo({}));
  } catch (error) {
    yield missing(
      `no connection to ${address} (${messageOf(error)})`,
      'Start it, or correct TEMPORAL_ADDRESS',
    );
    return;
  }
  yield ok(`answers at ${address}`);
  try {
    await ask(() => connection.workflowService.describeNamespace({ namespace }));
  } catch (error) {
    if (!isGrpcServiceError(error) || (error.code as number) !== NOT_FOUND) throw error;
    const create = `temporal operator namespace create --namespace ${namespace} --retention 168h`;
    yield missing(`the namespace ${namespace} does not exist`, `Create it: ${create}`);
    return;
  }
  yield ok(`the namespace ${namespace} exists`);
  const known = await ask(() => connection.operatorService.listSearchAttributes({ namespace }));
  const names = new Set(Object.keys(known.customAttributes ?? {}));
  const absent = SEARCH_ATTRIBUTES.filter((name) => !names.has(name));
  yield absent.length === 0
    ? ok('the search attributes are registered')
    : missing(`no search attributes ${absent.join(', ')}`, 'Start a worker: it registers them');
}
