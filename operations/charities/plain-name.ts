import { type Database } from '../../db/database';
import { findRegisteredName } from '../../db/queries/imports/register';
import { type Charity } from '../../db/queries/charities/charities';
import { validationError } from '../../domain/errors';
import { ADDRESS_FAULT, hasAddress } from '../../domain/mails/links';

/** Refuses a name with an address, because our mails carry it to strangers. The register's own name for the EIN may have one. */
export async function requirePlainName(
  tx: Database,
  { name, ein }: Pick<Charity, 'name' | 'ein'>,
): Promise<void> {
  if (!hasAddress(name)) return;
  const registered = ein === null ? undefined : await findRegisteredName(tx, ein);
  if (registered?.toUpperCase() === name.toUpperCase()) return;
  throw validationError([{ field: 'name', code: 'not_allowed', message: ADDRESS_FAULT }]);
}
