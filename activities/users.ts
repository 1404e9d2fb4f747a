import { inTransaction } from '../db/database';
import {
  findExportKey,
  removeDataExport,
  storeDataExport,
  writeDataExport,
} from '../operations/users/data-export';
import { erasePerson, prepareErasure } from '../operations/users/erase-person';
import { type DataExportInput, type ErasureEnd, type ErasureInput } from '../workflows/messages';
import { type ActivityDependencies } from '.';

export function createUserActivities({ db, gateways: { documents, secrets } }: ActivityDependencies) {
  return {
    /**
     * Erases a person who is not restored, unless something hinders it. Removes files before rows, because the rows say
     * which files there are.
     */
    async erasePerson({ erasureId }: Pick<ErasureInput, 'erasureId'>): Promise<ErasureEnd> {
      const at = new Date();
      const prepared = await inTransaction(db, (tx) => prepareErasure({ tx, at, secrets }, erasureId));
      if (prepared.state === 'over') return 'restored';
      if (prepared.state === 'postponed') return { postponedToMs: prepared.until.getTime() };
      for (const key of prepared.files) await documents.remove(key);
      const isErased = await inTransaction(db, (tx) => erasePerson({ tx, at, secrets }, erasureId));
      return isErased ? 'erased' : 'restored';
    },

    /** Writes the file of an export and mails its link. Returns null if the person was erased meanwhile. */
    async writeDataExport({ exportId }: DataExportInput): Promise<{ expiresAtMs: number } | null> {
      const file = await writeDataExport({ db, secrets }, exportId);
      if (file === undefined) return null;
      const { bytes } = await documents.replace(file.storageKey, file.content);
      const at = new Date();
      const stored = await inTransaction(db, (tx) =>
        storeDataExport({ tx, at, secrets }, { exportId, bytes }),
      );
      if (stored === undefined) await documents.remove(file.storageKey);
      return stored === undefined ? null : { expiresAtMs: stored.getTime() };
    },

    /** Removes the file of an export whose link has expired. */
    async removeDataExport({ exportId }: DataExportInput): Promise<void> {
      const key = await findExportKey(db, exportId);
      if (key !== undefined) await documents.remove(key);
      await inTransaction(db, (tx) => removeDataExport(tx, exportId));
    },
  };
}
