/** Checkpoints are notes that other tools can read, and only genuine signatures verify. */
import fc from 'fast-check';
import { parseCheckpoint, printCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { publicKeyOf, signEd25519, verifyEd25519 } from '../../../domain/receipt-log/crypto';
import {
  parsePrivateKey,
  parseVerifierKey,
  printPrivateKey,
  printVerifierKey,
  signerOf,
} from '../../../domain/receipt-log/keys';
import { NoteError } from '../../../domain/receipt-log/note-error';
import {
  cosign,
  parseNote,
  printNote,
  printSignature,
  signNote,
  verifyNote,
} from '../../../domain/receipt-log/note';

const seedOf = (byte: number) => Buffer.alloc(32, byte);
const oldKey = signerOf('give.example/receipt-log', 'ed25519', seedOf(1));
const newKey = signerOf('give.example/receipt-log', 'ed25519', seedOf(2));
const witness = signerOf('witness.example', 'cosignature', seedOf(3));
const BODY = printCheckpoint({ origin: 'give.example/receipt-log', size: 3, root: Buffer.alloc(32, 9) });

describe('RFC 8032', () => {
  it.each([
    {
      seed: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      publicKey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      message: '',
      signature:
        'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    },
    {
      seed: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      message: '72',
      signature:
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    },
    {
      seed: 'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      publicKey: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      message: 'af82',
      signature:
        '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    },
    {
      seed: '833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42',
      publicKey: 'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
      message:
        'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      signature:
        'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
    },
  ])('signs "$message"', (vector) => {
    const [seed, message] = [Buffer.from(vector.seed, 'hex'), Buffer.from(vector.message, 'hex')];
    expect(publicKeyOf(seed).toString('hex')).toBe(vector.publicKey);
    expect(signEd25519(seed, message).toString('hex')).toBe(vector.signature);
    expect(verifyEd25519(publicKeyOf(seed), message, Buffer.from(vector.signature, 'hex'))).toBe(true);
  });
});

// From the documentation of golang.org/x/mod/sumdb/note.
it('signs the example of the Go library as that library does', () => {
  const verifier = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const signer = 'PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz';
  const body =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const line =
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=';
  expect(signNote(body, [parsePrivateKey(signer)])).toBe(`${body}\n${line}\n`);
  expect(printVerifierKey(parsePrivateKey(signer).key)).toBe(verifier);
  expect(verifyNote(printNote(body, [line]), [parseVerifierKey(verifier)]).body).toBe(body);
});

describe('a note', () => {
  const cosigned = `${signNote(BODY, [oldKey, newKey])}${cosign(BODY, 1_800_000_000, witness)}\n`;
  const forged = printSignature({ ...newKey.key, signature: Buffer.alloc(64, 1) });

  it('shows who signed, and when a witness did', () => {
    expect(verifyNote(cosigned, [newKey.key, witness.key, oldKey.key]).signatures).toEqual([
      { key: newKey.key },
      { key: witness.key, time: 1_800_000_000 },
      { key: oldKey.key },
    ]);
  });

  it('verifies with either key during a rotation', () => {
    expect(verifyNote(cosigned, [oldKey.key]).signatures).toEqual([{ key: oldKey.key }]);
    expect(verifyNote(cosigned, [newKey.key]).signatures).toEqual([{ key: newKey.key }]);
  });

  it.each([
    ['nobody known signed', signNote(BODY, [signerOf('other.example', 'ed25519', seedOf(4))])],
    ['the text was changed', cosigned.replace('\n3\n', '\n4\n')],
    ['one known signature is wrong', `${signNote(BODY, [oldKey])}${forged}\n`],
  ])('is refused if %s', (_, text) => {
    expect(() => verifyNote(text, [oldKey.key, newKey.key])).toThrow(NoteError);
  });

  it('is refused if the time of a cosignature was changed', () => {
    const { body, signatures } = parseNote(cosigned);
    signatures.at(-1)?.signature.writeUInt8(1, 7);
    const text = printNote(body, signatures.map(printSignature));
    expect(() => verifyNote(text, [witness.key])).toThrow('The signature of witness.example is wrong.');
  });

  it.each([
    'no signature\n',
    'no newline at the end\n\n— a AAAAAAE=',
    // A reader that skips the last or the first character would accept these two.
    'no newline at the end\n\n— a AAAAAAE=x',
    'x— a AAAAAAE=\n',
    'not an em dash\n\n- a AAAAAAE=\n',
    'no base64\n\n— a AAAAAAE\n',
    'two spaces\n\n— a  AAAAAAE=\n',
    'only an id\n\n— a AAAAAA==\n',
    'control\u0007\n\n— a AAAAAAE=\n',
    'half a character \ud800\n\n— a AAAAAAE=\n',
    'a plus\n\n— a+b AAAAAAE=\n',
    `many\n\n${'— a AAAAAAE=\n'.repeat(101)}`,
  ])('is unreadable: %j', (text) => {
    expect(() => parseNote(text)).toThrow(NoteError);
  });

  it('is read as it was printed', () => {
    const signature = fc.record({
      name: fc.stringMatching(/^[^\s+\p{C}\p{Z}]{1,20}$/u),
      keyId: fc.stringMatching(/^[0-9a-f]{8}$/),
      signature: fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
    });
    const line = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((text) => text.replaceAll(/\p{Cc}/gu, ''));
    const body = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => `${lines.join('\n')}\n`);
    fc.assert(
      fc.property(body, fc.array(signature, { minLength: 1, maxLength: 5 }), (text, signatures) => {
        expect(parseNote(printNote(text, signatures.map(printSignature)))).toEqual({
          body: text,
          signatures,
        });
      }),
    );
  });
});

describe('keys', () => {
  it('are read as they were printed', () => {
    for (const { key } of [oldKey, witness]) expect(parseVerifierKey(printVerifierKey(key))).toEqual(key);
    expect(parsePrivateKey(printPrivateKey(newKey.key, seedOf(2))).key).toEqual(newKey.key);
  });

  const text = printVerifierKey(oldKey.key);
  it.each([
    text.replace(/\+[0-9a-f]{8}\+/, '+00000000+'),
    text.slice(0, -4),
    text.replace('give', 'g ive'),
    `another+${text}`,
    'give.example+01234567+',
    '',
  ])('are refused: %j', (wrong) => {
    expect(() => parseVerifierKey(wrong)).toThrow(NoteError);
  });

  it.each(['', 'a b', 'a\tb', 'a\nb', 'a\u0085b', 'a\u00a0b', 'a+b', '+', 'half a character \ud800'])(
    'have no name like %j',
    (name) => {
      expect(() => signerOf(name, 'ed25519', seedOf(1))).toThrow(
        'A key name must not be empty or contain spaces or "+".',
      );
    },
  );

  it.each([
    [printVerifierKey(newKey.key).replace(/\+[0-9a-f]{8}\+/, '+00000000+'), 'belongs to another key'],
    ['give.example', 'has the form name+hash+base64'],
    ['a+0123456+AAAA', 'has the form name+hash+base64'],
    ['a+01234567+!', 'has the form name+hash+base64'],
    [`a+01234567+${Buffer.alloc(33, 2).toString('base64')}`, 'is an Ed25519 key or a cosignature key'],
    [`a+01234567+${Buffer.alloc(32, 1).toString('base64')}`, 'is an Ed25519 key or a cosignature key'],
    [`a+01234567+${Buffer.alloc(34, 1).toString('base64')}`, 'is an Ed25519 key or a cosignature key'],
  ])('say what is wrong with %j', (wrong, message) => {
    expect(() => parseVerifierKey(wrong)).toThrow(message);
  });

  it('never appear in a message', () => {
    const seed = Buffer.from('a secret of exactly 32 bytes....');
    const key = printPrivateKey(signerOf('log', 'ed25519', seed).key, seed);
    const cut = [key.slice(0, -1), key.slice(8), key.replace('log+', 'log2+')];
    const messages = cut.map((wrong) => {
      try {
        return parsePrivateKey(wrong).key.name;
      } catch (error) {
        return String(error);
      }
    });
    expect(messages.filter((message) => !message.startsWith('NoteError'))).toEqual([]);
    expect(messages.join()).not.toContain(key.slice(30, 50));
  });

  it('of a witness sign no note, and those of a log do not cosign', () => {
    expect(() => signNote(BODY, [witness])).toThrow(NoteError);
    expect(() => cosign(BODY, 1, oldKey)).toThrow(NoteError);
  });

  it('that are no point of the curve verify nothing', () => {
    const keys = Array.from({ length: 20 }, (_, byte) => Buffer.alloc(32, byte + 200));
    expect(keys.filter((key) => verifyEd25519(key, Buffer.from(BODY), Buffer.alloc(64, 1)))).toEqual([]);
  });
});

describe('a checkpoint', () => {
  it('is read as it was printed', () => {
    const checkpoint = fc.record({
      origin: fc.string({ minLength: 1, maxLength: 30 }),
      size: fc.maxSafeNat(),
      root: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
    });
    fc.assert(
      fc.property(checkpoint, (each) => expect(parseCheckpoint(printCheckpoint(each))).toEqual(each)),
    );
  });

  it('of another log may have more lines', () => {
    expect(parseCheckpoint(`${BODY}more\n`)).toEqual(parseCheckpoint(BODY));
  });

  it.each([
    BODY.replace('\n3\n', '\n03\n'),
    BODY.replace('\n3\n', '\n-3\n'),
    BODY.replace('\n3\n', '\n9007199254740993\n'),
    BODY.replace('=\n', '\n'),
    BODY.slice(0, -1),
    `${BODY}\nmore\n`,
    `\n${BODY}`,
    '',
  ])('is unreadable: %j', (body) => {
    expect(() => parseCheckpoint(body)).toThrow(NoteError);
  });
});
