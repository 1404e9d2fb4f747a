import { type DocumentFormat } from '../../domain/documents/content';
import { type IdentityCheckState, type IdentityProblem } from '../../domain/identity-checks/identity-check';
import { type QualificationKind, type QualificationStatus } from '../../domain/qualifications/qualification';
import { type ReferenceAnswer, type ReferenceStatus } from '../../domain/references/reference';
import { type Approval } from '../../domain/verification/approvals';
import { type DocumentProblem } from '../../domain/verification/documents';
import { type Role } from '../../domain/verification/stages';
import {
  type ActorKind,
  type CheckState,
  type DocumentStatus,
  type DocumentType,
  type EntityType,
  type Grounds,
  type Happening,
  type Level,
  type Note,
  type Stage,
  type Status,
} from '../../domain/verification/vocabulary';
import { type VideoCallStatus } from '../../domain/video-calls/video-call';
import {
  type RowOf,
  count,
  day,
  decimal,
  defaulted,
  flag,
  integer,
  json,
  key,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

/** Verifications of organizations, donors and volunteers. The stage alone decides whether one is in force. */
export const verifications = table('verifications', {
  id: key(text()),
  entityType: text<EntityType>(),
  entityId: text(),
  charityId: orNull(text()),
  userId: orNull(text()),
  /** The account that applied. Its feed gets the events. */
  accountId: text(),
  level: text<Level>(),
  stage: text<Stage>(),
  status: text<Status>(),
  /** Computed by Postgres from `stage` and `appealedFrom`. */
  role: defaulted(text<Role>()),
  inForce: flag(),
  identityCheck: text<CheckState>(),
  documentsCheck: text<CheckState>(),
  databaseCheck: text<CheckState>(),
  requiredActions: defaulted(texts()),
  reason: orNull(text()),
  grounds: orNull(text<Grounds>()),
  submittedAt: time(),
  clockStartedAt: time(),
  stageEnteredAt: time(),
  dueAt: orNull(time()),
  expiresAt: orNull(time()),
  graceEndsAt: orNull(time()),
  remindedDays: orNull(integer()),
  appealedFrom: orNull(text<'rejected' | 'revoked'>()),
  revokedAt: orNull(time()),
  concernRaisedBy: defaulted(texts()),
  deciders: defaulted(texts()),
  claimedBy: orNull(text()),
  isSelfReported: defaulted(flag()),
  period: defaulted(integer()),
  approvals: defaulted(json<Approval[]>()),
});
export type VerificationRow = RowOf<typeof verifications>;

/** Each step of a verification, and who made it. A trigger refuses changes. */
export const verificationHistory = table('verification_history', {
  id: key(defaulted(count())),
  verificationId: text(),
  happening: text<Happening | Note>(),
  fromStage: orNull(text<Stage>()),
  toStage: text<Stage>(),
  status: text<Status>(),
  actorKind: text<ActorKind>(),
  actorId: orNull(text()),
  reason: orNull(text()),
  at: time(),
});
export type VerificationHistoryRow = RowOf<typeof verificationHistory>;

/** What the checks of a verification found. */
export const verificationEvidence = table('verification_evidence', {
  id: key(defaulted(count())),
  verificationId: text(),
  source: text(),
  outcome: text(),
  facts: json<object>(),
  checkedAt: time(),
});
export type VerificationEvidenceRow = RowOf<typeof verificationEvidence>;

/** Referees whom an applicant named, and their answers. */
export const verificationReferences = table('verification_references', {
  id: key(text()),
  verificationId: text(),
  name: text(),
  email: text(),
  /** In the applicant's words, such as "auditor since 2020". */
  relation: text(),
  /** The language of the mail and of the form. */
  locale: text(),
  namedBy: text(),
  /** The account of the user who named the referee. */
  accountId: text(),
  status: text<ReferenceStatus>(),
  answer: orNull(json<ReferenceAnswer>()),
  requestedAt: time(),
  remindedAt: orNull(time()),
  expiresAt: time(),
  answeredAt: orNull(time()),
});
export type VerificationReferenceRow = RowOf<typeof verificationReferences>;

/** Hashes of the links that referees got. A reminder has its own link. */
export const verificationReferenceLinks = table('verification_reference_links', {
  tokenHash: key(text()),
  referenceId: text(),
});

/** Appointments for video calls of verifications. A verification has at most one open appointment. */
export const verificationVideoCalls = table('verification_video_calls', {
  id: key(text()),
  verificationId: text(),
  status: text<VideoCallStatus>(),
  at: time(),
  link: orNull(text()),
  setBy: text(),
  /** The number of the current version of the appointment. Each change increases it. */
  revision: integer(),
  /** The names of the participants. */
  present: defaulted(texts()),
  notes: orNull(text()),
  recordedBy: orNull(text()),
  recordedAt: orNull(time()),
});
export type VideoCallRow = RowOf<typeof verificationVideoCalls>;

/** Uploaded files. The files themselves are in the document store. */
export const documents = table('documents', {
  id: key(text()),
  accountId: text(),
  userId: text(),
  storageKey: text(),
  format: text<DocumentFormat>(),
  bytes: integer(),
  sha256: text(),
  createdAt: time(),
  usedAt: orNull(time()),
});
export type DocumentRow = RowOf<typeof documents>;

/** Documents that an applicant sent, and what their check said. */
export const verificationDocuments = table('verification_documents', {
  id: key(text()),
  verificationId: text(),
  type: text<DocumentType>(),
  /** The URL to fetch the document from; null for an upload. */
  url: orNull(text()),
  /** YYYY-MM-DD */
  issuedOn: orNull(day()),
  /** YYYY-MM-DD. The last day on which the paper is valid. */
  expiresOn: orNull(day()),
  status: text<DocumentStatus>(),
  problems: defaulted(json<DocumentProblem[]>()),
  format: orNull(text()),
  bytes: orNull(integer()),
  sha256: orNull(text()),
  /** The perceptual hashes of an identity document's pictures, as 64 characters of 0 and 1. */
  pictures: defaulted(texts()),
  submittedAt: time(),
  checkedAt: orNull(time()),
  /** The id of the upload; null for a fetched document. */
  uploadId: orNull(text()),
});
export type VerificationDocumentRow = RowOf<typeof verificationDocuments>;

/** The edition of each sanctions list that is in use. */
export const sanctionLists = table('sanction_lists', {
  list: key(text()),
  /** Identifies the edition. */
  digest: text(),
  names: integer(),
  importedAt: time(),
});
export type SanctionListRow = RowOf<typeof sanctionLists>;

/** The names and aliases of the parties on sanctions lists. */
export const sanctionedNames = table('sanctioned_names', {
  id: key(defaulted(count())),
  list: text(),
  uid: text(),
  name: text(),
  programs: texts(),
  isAlias: flag(),
});
export type SanctionedNameRow = RowOf<typeof sanctionedNames>;

/** What screening found after an import, once for each organization and entry. */
export const sanctionHits = table('sanction_hits', {
  charityId: key(text()),
  list: key(text()),
  uid: key(text()),
  charityName: text(),
  listedName: text(),
  /** From 0 to 1. */
  similarity: decimal(),
  /** `concern`: raised a concern. `look_up`: sent an application back to the look-up. `noted`: only stored the hit. */
  outcome: text<'concern' | 'look_up' | 'noted'>(),
  foundAt: time(),
});
export type SanctionHitRow = RowOf<typeof sanctionHits>;

/** Checks of identity by a vendor. The vendor keeps the pictures. */
export const identityChecks = table('identity_checks', {
  id: key(text()),
  verificationId: text(),
  stageEnteredAt: time(),
  vendor: text(),
  /** The vendor's id of the check; null until the vendor has answered. */
  reference: orNull(text()),
  state: text<IdentityCheckState>(),
  problem: orNull(text<IdentityProblem>()),
  nameMatches: orNull(flag()),
  askAgainAt: time(),
  endsAt: time(),
  concludedAt: orNull(time()),
  redactedAt: orNull(time()),
});
export type IdentityCheckRow = RowOf<typeof identityChecks>;

/** Skills, licenses and certifications of volunteers. */
export const qualifications = table('qualifications', {
  id: key(text()),
  /** The volunteer. */
  userId: text(),
  accountId: text(),
  kind: text<QualificationKind>(),
  /** For example "Nursing license". Opportunities name the qualifications that they require. */
  name: text(),
  /** The number of the license, encrypted. */
  sealedNumber: orNull(text()),
  numberLast4: orNull(text()),
  authority: orNull(text()),
  country: orNull(text()),
  issuedOn: orNull(day()),
  /** The last day on which the qualification is valid. */
  expiresOn: orNull(day()),
  documents: defaulted(texts()),
  status: text<QualificationStatus>(),
  /** The reviewer's reason for refusing the qualification. */
  reason: orNull(text()),
  decidedBy: orNull(text()),
  decidedAt: orNull(time()),
  remindersSent: defaulted(integer()),
  createdAt: time(),
});
export type QualificationRow = RowOf<typeof qualifications>;
