import { type ClaimStatus } from '../../domain/claims/claim';
import { type Approval } from '../../domain/verification/approvals';
import { type RowOf, defaulted, json, key, orNull, table, text, texts, time } from './columns';

export interface ObjectionRow {
  by: string;
  /** An ISO 8601 timestamp. */
  at: string;
  reason: string;
}

/** Users who manage a charity. */
export const charityMembers = table('charity_members', {
  charityId: key(text()),
  userId: key(text()),
  createdAt: defaulted(time()),
});
export type CharityMemberRow = RowOf<typeof charityMembers>;

/** Users who managed a charity before. They may not decide about it. */
export const formerMembers = table('former_members', {
  charityId: key(text()),
  userId: key(text()),
  leftAt: time(),
});

/** Mailed invitations to manage a charity. Only the hash of a link is kept. */
export const charityInvitations = table('charity_invitations', {
  id: key(text()),
  charityId: text(),
  email: text(),
  tokenHash: text(),
  invitedBy: text(),
  createdAt: time(),
  expiresAt: time(),
  acceptedBy: orNull(text()),
  acceptedAt: orNull(time()),
  revokedAt: orNull(time()),
});
export type CharityInvitationRow = RowOf<typeof charityInvitations>;

/** Claims of people who say that they speak for a charity, and who decided them. */
export const charityClaims = table('charity_claims', {
  id: key(text()),
  charityId: text(),
  userId: text(),
  /** The users who can use the credential that made the claim. */
  persons: texts(),
  statement: text(),
  documents: texts(),
  status: text<ClaimStatus>(),
  approvals: defaulted(json<Approval[]>()),
  objections: defaulted(json<ObjectionRow[]>()),
  objectionsUntil: orNull(time()),
  reason: orNull(text()),
  createdAt: time(),
  decidedAt: orNull(time()),
  /** When a decider found that the claim deserves a review. Before that it changes nothing about other claims. */
  passedToReviewAt: orNull(time()),
  /** When this claim mailed the deciders. Null if an earlier mail covers it. */
  decidersToldAt: orNull(time()),
});
export type ClaimRow = RowOf<typeof charityClaims>;
