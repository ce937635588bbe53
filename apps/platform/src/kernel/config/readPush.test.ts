import { expect, test } from 'vitest';
import webPush from 'web-push';
import { readPush } from './readPush.ts';

const read = (values: Record<string, string>, isSandbox = false) => {
  const problems: string[] = [];
  const text = (name: string) => values[name];
  const push = readPush({ text } as Parameters<typeof readPush>[0], problems, {
    isSandbox,
    seed: new Uint8Array(32).fill(7),
  });
  return { push, problems };
};

const fresh = () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:push@lotus.example',
  };
};

test('without keys nothing is offered, and a sandbox has a pair of its own', () => {
  expect(read({})).toEqual({ push: null, problems: [] });
  const { push } = read({}, true);
  expect(Buffer.from(push?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

test('keys that were printed for it are taken', () => {
  const keys = fresh();
  expect(read(keys).problems).toEqual([]);
  expect(read(keys).push?.publicKey).toBe(keys.PUSH_PUBLIC_KEY);
});

test.each([
  ['one without the others', { PUSH_PUBLIC_KEY: 'x' }, 'together'],
  ['keys of two pairs', { ...fresh(), PUSH_PRIVATE_KEY: fresh().PUSH_PRIVATE_KEY }, 'no pair'],
  ['what is no key', { ...fresh(), PUSH_PRIVATE_KEY: 'key' }, 'no pair'],
  ['nobody to write to', { ...fresh(), PUSH_CONTACT: 'us' }, 'PUSH_CONTACT'],
])('%s stops the start', (_what, values, told) => {
  expect(read(values).problems.join()).toContain(told);
});
