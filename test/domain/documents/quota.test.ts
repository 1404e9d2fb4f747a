import { fitsQuota, MAX_ACCOUNT_BYTES, MAX_ACCOUNT_DOCUMENTS } from '../../../domain/documents/quota';

it.each([
  ['the last document', { documents: MAX_ACCOUNT_DOCUMENTS - 1, bytes: 0 }, 1, true],
  ['one document more', { documents: MAX_ACCOUNT_DOCUMENTS, bytes: 0 }, 1, false],
  ['the last byte', { documents: 0, bytes: MAX_ACCOUNT_BYTES - 1 }, 1, true],
  ['one byte more', { documents: 0, bytes: MAX_ACCOUNT_BYTES - 1 }, 2, false],
])('%s: %j and %d bytes fit: %j', (_, use, added, fits) => {
  expect(fitsQuota(use, added)).toBe(fits);
});
