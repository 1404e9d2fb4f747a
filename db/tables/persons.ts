import { defaulted, integer, key, orNull, type RowOf, table, text, time } from './columns';

/** People who asked to be erased. */
export const erasures = table('erasures', {
  id: key(text()),
  userId: text(),
  scheduledAt: time(),
  eraseAt: time(),
  erasedAt: orNull(time()),
});
export type ErasureRow = RowOf<typeof erasures>;

/** Keyed hashes of addresses and identity documents of erased people. */
export const erasedMarks = table('erased_marks', {
  kind: key(text<'address' | 'document' | 'tribute_refusal'>()),
  hash: key(text()),
  userId: key(text()),
});
export type ErasedMarkRow = RowOf<typeof erasedMarks>;

/** The key of these hashes. */
export const erasureKeys = table('erasure_keys', { id: key(integer()), sealedKey: text() });

/** People who came back after an erasure. */
export const returnedPeople = table('returned_people', {
  userId: key(text()),
  erasedUserId: key(text()),
  recognizedAt: time(),
});

/** Files with a person's data. */
export const dataExports = table('data_exports', {
  id: key(text()),
  userId: text(),
  storageKey: text(),
  requestedAt: time(),
  /** Null until the file is written, as the next two. */
  bytes: orNull(integer()),
  readyAt: orNull(time()),
  expiresAt: orNull(time()),
});
export type DataExportRow = RowOf<typeof dataExports>;

/** Codes that people were sent to confirm a phone. */
export const phoneCodes = table('phone_codes', {
  id: key(text()),
  userId: text(),
  /** In E.164. */
  phone: text(),
  askedAt: time(),
  expiresAt: time(),
  tries: defaulted(integer()),
  confirmedAt: orNull(time()),
});
export type PhoneCodeRow = RowOf<typeof phoneCodes>;

/** The versions of the terms that people accepted. */
export const termsAcceptances = table('terms_acceptances', {
  userId: key(text()),
  version: key(text()),
  acceptedAt: time(),
});
export type TermsAcceptanceRow = RowOf<typeof termsAcceptances>;
