import { createClient } from '@marquee/api-client';
import type { Reader } from '@marquee/contract/examples';
import {
  getGames,
  getHome,
  getMemberInfo,
  getMenuSettings,
  getPermission,
  getStatus,
} from '@marquee/contract/routes';
import { expect, test } from 'vitest';
import { platformOf } from './platformOf.ts';
import { type StateId, stateOf } from './states.ts';

const reader: Reader = {
  say: (english) => english,
  currency: 'USD',
  timeZone: 'Europe/Malta',
  money: (dollars) => dollars * 100,
  site: { email: 'help@lotus.example', minimumAge: 18 },
};

const clientIn = (state: StateId) =>
  createClient({
    baseUrl: '',
    merchant: () => undefined,
    language: () => 'en',
    token: () => undefined,
    carry: platformOf({ reader, viewer: stateOf(state).viewer ?? null, state: stateOf(state) }),
  });

test('answers a call with the example of its row, for what its query asks', async () => {
  const { list } = await clientIn('guest')(getGames, { query: { category: 'fishing' } });
  expect(list.map(({ title }) => title)).toEqual(['Deep Tide', 'Coral Run']);
});

test('says who is logged in', async () => {
  expect((await clientIn('member')(getMemberInfo, {})).type).toBe(0);
  expect((await clientIn('agent')(getMemberInfo, {})).type).toBe(1);
  expect((await clientIn('demo')(getMemberInfo, {})).type).toBe(4);
});

test('empties and refuses what a screen is made from, not what stands around it', async () => {
  expect((await clientIn('empty')(getHome, {})).popular).toEqual([]);
  expect((await clientIn('empty')(getMenuSettings, {})).length).toBeGreaterThan(0);
  await expect(clientIn('error')(getHome, {})).rejects.toMatchObject({ code: 'INTERNAL' });
  expect((await clientIn('error')(getMenuSettings, {})).length).toBeGreaterThan(0);
});

test('answers as a screen wants it otherwise', async () => {
  const carry = platformOf({
    reader,
    viewer: 0,
    state: stateOf('member'),
    changes: { getBankCards: { hasPaymentPassword: false } },
  });
  const answer = await carry('/wps/payment/cards', {});
  expect(await answer.json()).toMatchObject({ value: { hasPaymentPassword: false, max: 5 } });
});

test('refuses what a screen wants refused, in words of the platform', async () => {
  const carry = platformOf({
    reader,
    viewer: 0,
    state: stateOf('member'),
    refuses: { requestWithdrawal: 'PAYMENT_PASSWORD_WRONG' },
  });
  const answer = await carry('/wps/payment/withdrawals', { method: 'POST' });
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'PAYMENT_PASSWORD_WRONG' } });
});

test('never answers while a screen loads', async () => {
  const answered = await Promise.race([
    clientIn('loading')(getHome, {}),
    new Promise((resolve) => setTimeout(() => resolve('still loading'), 50)),
  ]);
  expect(answered).toBe('still loading');
});

test('closes the site', async () => {
  const query = { host: 'gallery.localhost' };
  expect((await clientIn('maintenance')(getPermission, { query })).maintenance).toBe(true);
  expect((await clientIn('maintenance')(getStatus, {})).maintenance).toBe(true);
  expect((await clientIn('blocked')(getPermission, { query })).regionRestriction).toBe(true);
});
