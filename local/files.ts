import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type z } from 'zod';
import { OWNER_DIRECTORY, OWNER_FILE } from './permissions';

/** Writes a JSON file atomically, for its owner alone: readers see the old file or the complete new one. */
export function writeJsonAtomically(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_DIRECTORY });
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_FILE });
  renameSync(unfinished, path);
}

/** The file's value; undefined if it is absent or does not match the schema. */
export function readJson<T>(path: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
