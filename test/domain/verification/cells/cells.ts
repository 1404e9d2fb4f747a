/** Enumerates the cells of the table, each with the one row that answers it. */
import {
  ACTORS,
  ACTS,
  type ActName,
  type ActorName,
  type Application,
  APPLICATIONS,
  canBe,
  caseMeant,
  existsIn,
  type PathKind,
  type Standing,
  STANDINGS,
} from './dimensions';
import { type Row, ROWS } from './table';

export interface Cell {
  standing: Standing;
  application: Application;
  path: PathKind;
  act: ActName;
  actor: ActorName;
  /** The case that the act means. `pair` is an application to come, `nothing` an entity without any case. */
  on: 'standing' | 'application' | 'pair' | 'nothing';
}

/** Every pair of a standing and a newest application that can exist. */
export function pairs(): { standing: Standing; application: Application }[] {
  return STANDINGS.flatMap((standing) =>
    APPLICATIONS.filter((application) => canBe(standing, application)).map((application) => ({
      standing,
      application,
    })),
  );
}

/** Every cell of one pair. */
export function cellsOf(standing: Standing, application: Application): Cell[] {
  const paths: PathKind[] = ['entity'];
  if (standing !== 'none') paths.push('standing');
  if (application !== 'none') paths.push('application');
  const actors = ACTORS.filter((each) => existsIn(each, standing, application));
  return paths.flatMap((path) =>
    ACTS.flatMap((act) => {
      const applies = act.startsWith('apply');
      // An application names the entity in its body, never a case.
      if (applies && path !== 'entity') return [];
      const meant = path === 'entity' ? (caseMeant(act, standing, application) ?? 'nothing') : path;
      const on = applies ? 'pair' : meant;
      return actors.map((actor) => ({ standing, application, path, act, actor, on }));
    }),
  );
}

function isAt({ at }: Row, { on, standing, application }: Cell): boolean {
  const isBeside = at.besideStanding?.includes(standing) ?? true;
  const isNewest = at.application?.includes(application) ?? false;
  if (on === 'application') return isNewest && isBeside;
  if (on === 'standing') return at.standing?.includes(standing) ?? false;
  if (on === 'pair') return isNewest && at.besideStanding !== undefined && isBeside;
  return at.standing?.includes('none') === true && at.application?.includes('none') === true;
}

/** The rows that cover a cell. There must be exactly one. */
export function rowsOf(cell: Cell): Row[] {
  return ROWS.filter(
    (each) => each.acts.includes(cell.act) && each.by.includes(cell.actor) && isAt(each, cell),
  );
}

/** A name of the cell for messages. */
export function nameOf({ standing, application, path, act, actor }: Cell): string {
  return `standing ${standing}, application ${application}, path of the ${path}: ${act} by ${actor}`;
}
