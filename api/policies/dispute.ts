import { type Actor } from '../../db/queries/access/api-keys';
import { type AskingRole } from '../../domain/refunds/refund';

/** Operators open and resolve disputes, because issuers report to them. */
export function mayReportDispute(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}

/** The charity gives the evidence, or an operator for it; the donor is the other party. */
export function mayGiveEvidence(role: AskingRole): boolean {
  return role !== 'donor';
}
