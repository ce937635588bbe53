import { expect, test } from 'vitest';
import { servedChannels } from './servedChannels.ts';

const stored = ['FREEPLAY3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3'].map((modId) => ({
  modId,
  isEnabled: true,
}));

const firebase = { project: 'lantern-1', apiKey: 'key' };

const onFor = (known: { firebase?: typeof firebase; botToken?: string }) => {
  const book = {
    urls: null,
    firebaseOf: () => known.firebase ?? null,
    botTokenOf: () => known.botToken ?? null,
  };
  return servedChannels(stored, 'SENVANG', book)
    .filter(({ isEnabled }) => isEnabled)
    .map(({ modId }) => modId);
};

test('only what is configured is offered, whatever the flags say', () => {
  expect(onFor({})).toEqual(['FREEPLAY3']);
  expect(onFor({ firebase })).toEqual(['FREEPLAY3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3']);
  expect(onFor({ botToken: '1:x' })).toEqual(['FREEPLAY3', 'TELEGRAMLOGIN3']);
});

test('a flag that is off stays off', () => {
  const book = { urls: null, firebaseOf: () => firebase, botTokenOf: () => '1:x' };
  const off = stored.map((setting) => ({ ...setting, isEnabled: false }));
  expect(servedChannels(off, 'SENVANG', book)).toEqual(off);
});
