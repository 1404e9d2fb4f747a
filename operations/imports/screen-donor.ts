import { listEvidence } from '../../db/queries/verification/evidence';
import { SCREENING } from '../../domain/verification/evidence';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { type Act, type Sealing } from '../act';
import { holdVerification, noteStep } from '../verification/transition';
import { keyOf, openConcern, recordScreening, type ScreeningResult } from './screening';

/**
 * Stores a repeated screening of a verified donor as evidence, and notes it in the history. An entry that no earlier
 * evidence has raises a concern, which keeps the level until people decide.
 */
export async function screenDonor(act: Act & Sealing, screening: ScreeningResult): Promise<void> {
  const { tx } = act;
  const verification = await holdVerification(tx, screening.verificationId);
  const known = await knownEntries(tx, verification.id);
  await recordScreening(act, screening);
  const noted = await noteStep(act, verification, { happening: 'screened', by: SYSTEM, reason: null });
  if (screening.hits.every((hit) => known.has(keyOf(hit)))) return;
  await openConcern(act, noted);
}

/** The entries that earlier screenings of this verification found. Reviewers have seen them. */
async function knownEntries(tx: Act['tx'], verificationId: string): Promise<Set<string>> {
  const evidence = await listEvidence(tx, verificationId);
  const hits = evidence
    .filter(({ source }) => source === SCREENING)
    .flatMap(({ facts }) => (facts as { hits: { list: string; uid: string }[] }).hits);
  return new Set(hits.map(keyOf));
}
