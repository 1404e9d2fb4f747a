import { type Actor } from '../../domain/access/actor';
import { type AskingRole } from '../../domain/refunds/refund';

/** Operators open and resolve disputes, because issuers report to them. */
export function mayReportDispute(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}

/** The charity, or an operator for it, gives evidence. The donor is the opposing party. */
export function mayGiveEvidence(role: AskingRole): boolean {
  return role !== 'donor';
}
