/** The settings of the log name an Ed25519 key and witnesses, and a gift's page has the leaf in its fragment. */
import { printPrivateKey, printVerifierKey, signerOf } from '../../../domain/receipt-log/keys';
import { hashLeaf, hashOfTransaction, transactionHash } from '../../../domain/receipt-log/leaf';
import { receiptPageUrl } from '../../../domain/receipt-log/page-url';
import { isPrivateKey, isWitness, readWitness } from '../../../domain/receipt-log/settings';

const seed = Buffer.alloc(32, 7);
const log = signerOf('give.example/receipt-log', 'ed25519', seed);
const witness = signerOf('witness.example', 'cosignature', seed);
const key = printVerifierKey(witness.key);

it('the log signs with an Ed25519 key, and not with that of a witness', () => {
  expect(isPrivateKey(printPrivateKey(log.key, seed))).toBe(true);
  expect(isPrivateKey(printPrivateKey(witness.key, seed))).toBe(false);
  expect(isPrivateKey(printVerifierKey(log.key))).toBe(false);
  expect(isPrivateKey('')).toBe(false);
});

it('a witness has an address and the key with which it cosigns', () => {
  const text = `https://witness.example/log=${key}`;
  expect(isWitness(text)).toBe(true);
  // A key can contain the sign that separates it from the address.
  expect(readWitness(text)).toEqual({ url: 'https://witness.example/log', key });
  expect(readWitness('https://a=b=c=')).toEqual({ url: 'https://a', key: 'b=c=' });
  expect(isWitness(`http://localhost:8080=${key}`)).toBe(true);
});

it.each([
  `ftp://witness.example=${key}`,
  `xhttps://witness.example=${key}`,
  `witness.example=${key}`,
  `=${key}`,
  key,
  'https://witness.example=',
  'https://witness.example',
  `https://witness.example=${printVerifierKey(log.key)}`,
  '',
])('%j is no witness', (text) => {
  expect(isWitness(text)).toBe(false);
});

it('the page of a gift is named by the hash of its leaf', () => {
  const leaf = '{"kind":"gift","charity_name":"Café?>"}';
  const gift = { network: 'receipts', transactionHash: transactionHash(leaf), signedTransaction: leaf };
  const url = receiptPageUrl('https://give.example', gift) ?? '';
  const [page, fragment = ''] = url.split('#');
  expect(page).toBe(`https://give.example/receipts/${hashLeaf(leaf).toString('hex')}`);
  expect(receiptPageUrl('https://give.example', gift, 'es')).toBe(`${page ?? ''}?lang=es#${fragment}`);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(Buffer.from(fragment, 'base64url').toString()).toBe(leaf);
  expect(hashOfTransaction(gift.transactionHash)).toEqual(hashLeaf(leaf));
});

it('a gift on another network has no page', () => {
  const gift = { network: 'sandbox', transactionHash: 'sbx_1', signedTransaction: '' };
  expect(receiptPageUrl('https://give.example', gift)).toBeUndefined();
});
