/** Charities that are not what was asked for, but that decide whether it may be seen. */
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity } from '../../../db/queries/charities/charities';
import { GivingError, invalidCharity, notFound } from '../../../domain/errors';
import { editableCharity } from './editable';
import { readableCharity } from './readable';

/** Whether the caller may read what belongs to a charity; `what` does not exist for them otherwise. */
export async function requireReadable(db: Database, actor: Actor, charityId: string, what: string) {
  await insteadOfCharity(readableCharity(db, actor, charityId), notFound(what));
}

/** Whether the caller speaks for the charity that something belongs to. */
export async function requireEditable(db: Database, actor: Actor, charityId: string, what: string) {
  await insteadOfCharity(editableCharity(db, actor, charityId), notFound(what));
}

/** The charity of a body that the caller speaks for. */
export async function editableCharityOfBody(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const refusal = invalidCharity(charityId, 'There is no such charity.');
  return insteadOfCharity(editableCharity(db, actor, charityId), refusal);
}

async function insteadOfCharity<T>(asked: Promise<T>, refusal: GivingError): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof GivingError && error.code === 'CHARITY_NOT_FOUND' ? refusal : error;
  }
}
