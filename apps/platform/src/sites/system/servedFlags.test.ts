import { expect, test } from 'vitest';
import { servedFlags } from './servedFlags.ts';

const stored = ['FREEPLAY3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3', 'GEETEST3'].map((modId) => ({
  modId,
  isEnabled: true,
}));

const firebase = { project: 'lantern-1', apiKey: 'key' };
const geetest = { captchaId: 'id', captchaKey: 'key' };

type Known = { firebase?: typeof firebase; botToken?: string; geetest?: typeof geetest };

const partiesKnowing = (known: Known) => ({
  social: {
    urls: null,
    firebaseOf: () => known.firebase ?? null,
    botTokenOf: () => known.botToken ?? null,
  },
  captcha: { urls: null, geetestOf: () => known.geetest ?? null },
});

const onFor = (known: Known) =>
  servedFlags(stored, 'SENVANG', partiesKnowing(known))
    .filter(({ isEnabled }) => isEnabled)
    .map(({ modId }) => modId);

test('only what is configured is offered, whatever the flags say', () => {
  expect(onFor({})).toEqual(['FREEPLAY3']);
  expect(onFor({ firebase })).toEqual(['FREEPLAY3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3']);
  expect(onFor({ botToken: '1:x' })).toEqual(['FREEPLAY3', 'TELEGRAMLOGIN3']);
  expect(onFor({ geetest })).toEqual(['FREEPLAY3', 'GEETEST3']);
});

test('a flag that is off stays off', () => {
  const off = stored.map((setting) => ({ ...setting, isEnabled: false }));
  const parties = partiesKnowing({ firebase, botToken: '1:x', geetest });
  expect(servedFlags(off, 'SENVANG', parties)).toEqual(off);
});
