import { hasRegister } from '../../db/queries/imports/register';
import { listSanctionLists } from '../../db/queries/imports/sanctions';
import { type Check, missing, ok } from './finding';

export const checkRegister: Check = async function* ({ config: { environment }, db, hasSchema }) {
  if (environment !== 'production' || !(await hasSchema())) return;
  yield (await hasRegister(db))
    ? ok('a register is imported')
    : missing('no register is imported', 'Run: giving-admin import FILE');
  const lists = await listSanctionLists(db);
  yield lists.length > 0
    ? ok('a sanctions list is loaded')
    : missing('no sanctions list is loaded', 'Run: giving-admin sanctions SDN.CSV ALT.CSV');
};
