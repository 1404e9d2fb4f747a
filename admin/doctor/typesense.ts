import { openTypesense, statusOf } from '../../search/engine/typesense';
import { currentCollection } from '../../search/index/collections';
import { messageOf } from '../console';
import { type Check, expect, missing, ok } from './finding';

const REFUSED = [401, 403];

export const checkTypesense: Check = async function* ({ config }) {
  const engine = openTypesense(config);
  try {
    await engine.client.health.retrieve();
  } catch (error) {
    yield missing(`no connection (${messageOf(error)})`, 'Start it, or correct TYPESENSE_URL');
    return;
  }
  yield ok(`answers at ${new URL(config.typesenseUrl).host}`);
  try {
    const collection = await currentCollection(engine);
    yield ok('accepts the key');
    yield expect(
      collection !== undefined,
      collection === undefined ? `no index ${engine.alias}` : `the index is ${collection}`,
      'Start a worker: it builds the index',
    );
  } catch (error) {
    if (!REFUSED.includes(statusOf(error) ?? 0)) throw error;
    yield missing('refuses the key', 'Set TYPESENSE_API_KEY to the key that Typesense was started with');
  }
};
