/** Who may read a resource and what they may do with it, as data. `resource` makes the loaders that enforce it. */
import { type Database } from '../../db/database';
import { findPersons } from '../../db/queries/access/persons';
import { isMember } from '../../db/queries/members/members';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound } from '../../domain/errors';

/** What a caller is to a resource. A caller may have several roles. */
export type Role = 'owner' | 'member' | 'reviewer' | 'operator';
export type Roles = Record<Role, boolean>;

/** Who may do something. Any of the roles suffices. */
interface Rule {
  roles: readonly Role[];
  /** The message of the 403 for every other reader. */
  otherwise: string;
  /** Refuses credentials that the owner can use, whatever the caller's roles. */
  exceptOwner?: true;
}

interface Access<Row, Action extends string> {
  /** Returns true if the resource belongs to the caller. */
  owner?: (row: Row, actor: Actor) => boolean;
  /** Returns the id of the charity whose members have the role `member`. */
  charity?: (row: Row) => string;
  /** Returns true if everybody may read the resource. */
  isPublic?: (row: Row) => boolean;
  /** The roles that may read the resource. Anybody else gets 404. */
  read: readonly Role[];
  may?: Record<Action, Rule>;
}

interface Loaders<Row, Key, Action extends string> {
  /** Loads the resource. Throws 404 if the caller may not read it, and 403 if they may not do the action. */
  load: (db: Database, actor: Actor, key: Key, action?: Action) => Promise<Row>;
  /** Loads the resource as `load` does, and the caller's roles in it. */
  loadWithRoles: (db: Database, actor: Actor, key: Key, action?: Action) => Promise<[Row, Roles]>;
}

/** Makes the loaders of a resource. `what` names the resource in the message of the 404, or creates the error. */
export function resource<Row, Key, Action extends string = never>(
  what: string | ((key: Key) => GivingError),
  find: (db: Database, key: Key, actor: Actor) => Promise<Row | undefined>,
  { owner = () => false, charity, isPublic = () => false, read, may }: Access<Row, Action>,
): Loaders<Row, Key, Action> {
  const missing = (key: Key) => (typeof what === 'string' ? notFound(what) : what(key));

  async function loadWithRoles(db: Database, actor: Actor, key: Key, action?: Action): Promise<[Row, Roles]> {
    const row = await find(db, key, actor);
    if (row === undefined) throw missing(key);
    const roles = {
      owner: owner(row, actor),
      member: charity !== undefined && (await isMember(db, charity(row), actor.userId)),
      reviewer: actor.isReviewer,
      operator: actor.isOperator,
    };
    if (!isPublic(row) && !read.some((role) => roles[role])) throw missing(key);
    if (action !== undefined) {
      const rule = may?.[action];
      // The types allow no action without a rule. If there is one, nobody may do it.
      if (rule === undefined || !(await allows(db, actor, row, { rule, roles }))) {
        throw new GivingError('FORBIDDEN', rule?.otherwise ?? 'Nobody may do this.');
      }
    }
    return [row, roles];
  }

  async function allows(
    db: Database,
    actor: Actor,
    row: Row,
    { rule, roles }: { rule: Rule; roles: Roles },
  ): Promise<boolean> {
    if (!rule.roles.some((role) => roles[role])) return false;
    if (rule.exceptOwner !== true) return true;
    const persons = await findPersons(db, actor);
    return !persons.some((userId) => owner(row, { ...actor, userId }));
  }

  return {
    loadWithRoles,
    load: async (db, actor, key, action) => (await loadWithRoles(db, actor, key, action))[0],
  };
}

/** Returns true for reviewers and operators. */
export function isStaff({ isReviewer, isOperator }: Pick<Actor, 'isReviewer' | 'isOperator'>): boolean {
  return isReviewer || isOperator;
}

/** Throws 403 with this message for anybody but reviewers and operators. */
export function requireStaff(actor: Pick<Actor, 'isReviewer' | 'isOperator'>, message: string): void {
  if (!isStaff(actor)) throw new GivingError('FORBIDDEN', message);
}

/** Throws 403 with this message for anybody but operators. */
export function requireOperator({ isOperator }: Pick<Actor, 'isOperator'>, message: string): void {
  if (!isOperator) throw new GivingError('FORBIDDEN', message);
}
