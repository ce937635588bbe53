import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './sealSecret.ts';

const seal = { key: randomBytes(32), owner: 'one' };

test('a sealed secret opens for its owner, and is sealed differently each time', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', seal);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toBe(sealSecret('JBSWY3DPEHPK3PXP', seal));
  expect(openSecret(sealed, seal)).toBe('JBSWY3DPEHPK3PXP');
});

test('it opens for no other owner, by no other key and not when it was changed', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', seal);
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSecret(sealed, { ...seal, owner: 'two' })).toThrow(/authenticate/);
  expect(() => openSecret(sealed, { ...seal, key: randomBytes(32) })).toThrow(/authenticate/);
  expect(() => openSecret(changed.toString('base64url'), seal)).toThrow(/authenticate/);
});
