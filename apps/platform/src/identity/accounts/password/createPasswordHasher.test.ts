import { expect, test } from 'vitest';
import { createPasswordHasher } from './createPasswordHasher.ts';

test('a hash is Argon2id at the figures of OWASP and opens by its password alone', async () => {
  const hasher = createPasswordHasher();
  const hash = await hasher.hash('Mật khẩu 1!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hash, 'Mật khẩu 1!')).toBe(true);
  expect(await hasher.verify(hash, 'Mật khẩu 2!')).toBe(false);
});

test('a password is one however its accents are composed', async () => {
  const hasher = createPasswordHasher();
  const hash = await hasher.hash('Mật khẩu'.normalize('NFD'));
  expect(await hasher.verify(hash, 'Mật khẩu'.normalize('NFC'))).toBe(true);
});

test('an account that does not exist costs one hash operation and never opens', async () => {
  const hasher = createPasswordHasher();
  const before = hasher.operations();
  expect(await hasher.verify(null, 'no account has this password')).toBe(false);
  expect(hasher.operations() - before).toBe(1);
});

test('a hash taken from the database opens nothing without the pepper', async () => {
  const hash = await createPasswordHasher({ pepper: 'pepper of one platform' }).hash('Password1');
  expect(await createPasswordHasher({ pepper: 'pepper of one platform' }).verify(hash, 'Password1')).toBe(
    true,
  );
  expect(await createPasswordHasher().verify(hash, 'Password1')).toBe(false);
});
