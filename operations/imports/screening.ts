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
  findCurrentId,
  lockVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { SCREENING } from '../../domain/verification/evidence';
import { STAGE_RULES } from '../../domain/verification/stages';
import { type Happening, SYSTEM } from '../../domain/verification/vocabulary';
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

function keyOf({ list, uid }: { list: string; uid: string }): string {
  return `${list}/${uid}`;
}

async function reactTo(act: Act & Sealing, { charity, lists, hits }: Finding): Promise<HitOutcome> {
  const { tx, at } = act;
  const inForce = await findVerification(tx, charity.id, true);
  const application = await findVerification(tx, charity.id, false);
  let outcome: HitOutcome = 'noted';
  if (inForce !== undefined) {
    const verificationId = inForce.id;
    await recordScreening(act, { verificationId, name: charity.name, lists, hits });
    if (allows(inForce, 'concern_raised')) {
      const grounds = 'regulatory_non_compliance';
      await raiseConcern(act, { verificationId, by: SYSTEM, grounds, reason: REASON });
      await wakeVerification(tx, verificationId);
      outcome = 'concern';
    }
  }
  if (application === undefined || application.id === inForce?.id) return outcome;
  if (!allows(application, 'details_changed')) return outcome;
  await moveVerification(tx, application, { happening: 'details_changed', by: SYSTEM, at });
  await wakeVerification(tx, application.id);
  return outcome === 'noted' ? 'look_up' : outcome;
}

function allows({ state }: Verification, happening: Happening): boolean {
  return STAGE_RULES[state.stage].on[happening] !== undefined;
}

async function findVerification(
  tx: Database,
  entityId: string,
  inForce: boolean,
): Promise<Verification | undefined> {
  const id = await findCurrentId(tx, { entityId, entityType: 'organization', inForce });
  return id === undefined ? undefined : lockVerification(tx, id);
}
