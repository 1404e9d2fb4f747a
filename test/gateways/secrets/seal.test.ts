/** A webhook secret is strong, and useless to whoever reads the database alone. */
import { createWebhookSecret } from '../../../gateways/secrets/tokens';
import {
  createSecretOpener,
  openSecret,
  sealSecret,
  SealedSecretError,
} from '../../../gateways/secrets/seal';

const KEY = 'a data key of at least thirty-two characters';
const DATA_KEY = [{ id: '1', key: KEY }];
const OTHER = [{ id: '1', key: `${KEY}!` }];

describe('createWebhookSecret', () => {
  test('carries 32 random bytes in base64', () => {
    const secrets = Array.from({ length: 100 }, createWebhookSecret);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    }
    expect(new Set(secrets).size).toBe(100);
  });
});

describe('a sealed secret', () => {
  const secret = createWebhookSecret();
  const sealed = sealSecret(DATA_KEY, secret);

  test('opens with the same key to the same text', () => {
    expect(openSecret(DATA_KEY, sealed)).toBe(secret);
    expect(openSecret(DATA_KEY, sealSecret(DATA_KEY, ''))).toBe('');
    expect(openSecret(DATA_KEY, sealSecret(DATA_KEY, 'naïve ☂'))).toBe('naïve ☂');
  });

  test('does not show its text, and never repeats', () => {
    expect(sealed).toMatch(/^v1\.1\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(5), 'base64url').includes(secret)).toBe(false);
    expect(sealSecret(DATA_KEY, secret)).not.toBe(sealed);
  });

  test('opens as often as it is asked for, and each secret to its own text', () => {
    const open = createSecretOpener(DATA_KEY);
    const texts = Array.from({ length: 1_500 }, (_, index) => `secret ${index}`);
    const sealedTexts = texts.map((text) => sealSecret(DATA_KEY, text));
    expect([...sealedTexts, ...sealedTexts].map(open)).toEqual([...texts, ...texts]);
    expect(() => createSecretOpener(OTHER)(sealed)).toThrow(SealedSecretError);
  });

  test('opens with the key of the list that its text names', () => {
    const rotated = [{ id: '2', key: 'another data key of thirty-two characters' }, ...DATA_KEY];
    expect(openSecret(rotated, sealed)).toBe(secret);
    const anew = sealSecret(rotated, secret);
    expect(anew).toMatch(/^v1\.2\./);
    expect(openSecret(rotated, anew)).toBe(secret);
    expect(() => openSecret(DATA_KEY, anew)).toThrow(SealedSecretError);
  });

  test('does not open with another key', () => {
    expect(() => openSecret(OTHER, sealed)).toThrow(SealedSecretError);
  });

  test('does not open once any byte is changed, cut off or of another version', () => {
    const bytes = Buffer.from(sealed.slice(5), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(() => openSecret(DATA_KEY, `v1.1.${altered.toString('base64url')}`)).toThrow(SealedSecretError);
    }
    for (const wrong of [
      '',
      'v1',
      'v1.',
      'v1.AAAA',
      'v1.1.AAAA',
      sealed.slice(0, -4),
      sealed.replace('v1', 'v2'),
      sealed.replace('v1.1', 'v1.2'),
      secret,
    ]) {
      expect(() => openSecret(DATA_KEY, wrong)).toThrow(SealedSecretError);
    }
  });
});
