import { type Database } from '../db/database';
import { type Actor } from '../domain/access/actor';
import { type MailMeans } from '../gateways';

/** What every operation gets first: the transaction and the time of its caller. */
export interface Act {
  tx: Database;
  at: Date;
}

/** An act of a person or a key, whom the audit log and the rules of independence name. */
export type ActOf<Doer extends Partial<Actor> | null> = Act & { actor: Doer };

/** What a function gets that only stores mails: the transaction, and what every mail needs. */
export type Mailing = Pick<Act, 'tx'> & MailMeans;
