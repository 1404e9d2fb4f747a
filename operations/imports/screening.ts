import { type Database } from '../../db/database';
import {
  type HitOutcome,
  insertHits,
  listKnownHits,
  type NamedCharity,
  updateHits,
} from '../../db/queries/imports/sanction-hits';
import { insertEvidence } from '../../db/queries/verification/evidence';
import {
  listOfEntity,
  lockVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { SCREENING } from '../../domain/verification/evidence';
import { chooseVerification, type Subject } from '../../domain/verification/choose';
import { allows, STAGE_RULES } from '../../domain/verification/stages';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { type Screening } from '../../gateways/verification/screening';
import { type Act, type Sealing } from '../act';
import { raiseConcern } from '../verification/concerns';
import { moveVerification } from '../verification/transition';
import { wakeVerification } from '../verification/wake';

export interface ScreeningResult extends Screening {
  verificationId: string;
  name: string;
}

/**
 * Stores the result of a screening as evidence of a verification. The outcome is `not_screened` if the
 * platform has imported no sanctions list.
 */
export async function recordScreening({ tx, at }: Act, screening: ScreeningResult): Promise<void> {
  const { verificationId, name, lists, hits } = screening;
  await insertEvidence(tx, {
    verificationId,
    source: SCREENING,
    outcome: lists.length === 0 ? 'not_screened' : hits.length === 0 ? 'no_match' : 'possible_match',
    facts: {
      screened_name: name,
      lists: lists.map(({ list, names, importedAt }) => ({
        list,
        names,
        imported_at: importedAt.toISOString(),
      })),
      hits: hits.map(({ list, uid, name: listed, programs, similarity }) => ({
        list,
        uid,
        name: listed,
        programs,
        similarity,
      })),
    },
    checkedAt: at,
  });
}

export interface Finding extends Screening {
  charity: NamedCharity;
}

/** Does not say which check found something, because a suspect must not be warned. */
const REASON = 'A repeated check needs a reviewer. Answer the reviewer’s questions.';

/**
 * Acts on the sanctions entries that an organization resembles, once for each organization and entry. Raises a concern
 * if a verification is in force. Sends an open application back to the look-up. Without either, only stores the hit,
 * because the organization is screened again when it applies. Returns null if all entries were known.
 */
export async function recordHits(act: Act & Sealing, finding: Finding): Promise<HitOutcome | null> {
  const { tx, at } = act;
  const { charity, hits } = finding;
  const known = new Set((await listKnownHits(tx, charity.id)).map(keyOf));
  const rows = hits
    .filter((hit) => !known.has(keyOf(hit)))
    .map(({ list, uid, name, similarity }) => ({ list, uid, listedName: name, similarity }));
  const stored = await insertHits(tx, { charity, foundAt: at }, rows);
  if (stored.length === 0) return null;
  const outcome = await reactTo(act, finding);
  await updateHits(tx, { charityId: charity.id, foundAt: at, outcome });
  return outcome;
}

/** Identifies an entry of a list. */
export function keyOf({ list, uid }: { list: string; uid: string }): string {
  return `${list}/${uid}`;
}

async function reactTo(act: Act & Sealing, { charity, lists, hits }: Finding): Promise<HitOutcome> {
  const { tx, at } = act;
  const standing = await holdOf(tx, charity.id, 'standing');
  const application = await holdOf(tx, charity.id, 'application');
  let outcome: HitOutcome = 'noted';
  if (standing !== undefined && STAGE_RULES[standing.state.stage].inForce) {
    await recordScreening(act, { verificationId: standing.id, name: charity.name, lists, hits });
    if (await openConcern(act, standing)) outcome = 'concern';
  }
  if (application === undefined || !allows(application.state, 'details_changed')) return outcome;
  await moveVerification(tx, application, { happening: 'details_changed', by: SYSTEM, at });
  await wakeVerification(tx, application.id);
  return outcome === 'noted' ? 'look_up' : outcome;
}

/** Raises a concern about a verified entity that resembles an entry. Returns false if one is open already. */
export async function openConcern(act: Act & Sealing, inForce: Verification): Promise<boolean> {
  if (!allows(inForce.state, 'concern_raised')) return false;
  const verificationId = inForce.id;
  const grounds = 'regulatory_non_compliance';
  await raiseConcern(act, { verificationId, by: SYSTEM, grounds, reason: REASON });
  await wakeVerification(act.tx, verificationId);
  return true;
}

async function holdOf(tx: Database, entityId: string, subject: Subject): Promise<Verification | undefined> {
  const all = await listOfEntity(tx, { entityId, entityType: 'organization' });
  const chosen = chooseVerification(all, subject);
  return chosen === undefined ? undefined : lockVerification(tx, chosen.id);
}
