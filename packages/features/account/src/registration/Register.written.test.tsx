import { getCountries, getRegisterRules, getRegisterSettings } from '@marquee/contract/routes';
import { sessionStore } from '@marquee/feature-core';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubClient } from '../testing/stubClient.ts';
import { RegisterTree } from './testing/RegisterTree.tsx';
import { rules, settingsWith } from './testing/samples.ts';

const settings = settingsWith(['username*', 'password*', 'mobileNum', 'referralCode'], { captcha: true });
const countries = [{ countryCode: 'VN', countryDialingCode: '84' }];
const flags = ['DIRECTREG3'] as const;

const answered = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData([getRegisterSettings.id, 'en', {}], settings);
  queries.setQueryData([getRegisterRules.id, 'en', {}], rules);
  queries.setQueryData([getCountries.id, 'en', {}], countries);
  return queries;
};

const write = (queries: QueryClient) =>
  renderToString(
    <RegisterTree
      client={stubClient({}).client}
      queries={queries}
      store={createStore()}
      flags={flags}
      inRouter={(pages) => <StaticRouter location="/register">{pages}</StaticRouter>}
    />,
  );

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStore.remove('affiliateCode');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('is written whole where nobody has asked yet, and asks for what a build can answer', () => {
  const asking = new QueryClient();
  expect(write(asking)).toContain('aria-busy');
  const asked = asking
    .getQueryCache()
    .getAll()
    .filter(({ options }) => !('enabled' in options) || options.enabled !== false);
  expect(asked.map(({ queryKey }) => queryKey[0])).toEqual(['getRegisterSettings', 'getRegisterRules']);

  const queries = answered();
  const html = write(queries);
  for (const name of ['username', 'password', 'mobileNum', 'referralCode', 'captcha', 'terms'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('method="post"');
  // A captcha belongs to one visitor.
  const captcha = queries.getQueryCache().find({ queryKey: ['getCaptcha', 'en', {}] });
  expect(captcha?.options).toMatchObject({ enabled: false });
});

test('is taken over without a difference; what was typed before and the invitation of the link count', async () => {
  const errors = vi.spyOn(console, 'error');
  document.body.innerHTML = `<div id="root">${write(answered())}</div>`;
  const username = document.querySelector<HTMLInputElement>('[name="username"]');
  const age = document.querySelector<HTMLInputElement>('[name="ageConfirmed"]');
  if (!username || !age) throw new Error('The written page has no form.');
  username.value = 'lotus19';
  age.checked = true;
  const { client } = stubClient({
    getAffiliate: () => ({ code: 'POND88', nickname: 'L***h' }),
    getCaptcha: () => 'aW1hZ2U=',
  });
  await act(async () => {
    root = hydrateRoot(
      document.querySelector('#root') ?? document.body,
      <RegisterTree
        client={client}
        queries={answered()}
        store={createStore()}
        flags={flags}
        inRouter={(pages) => <MemoryRouter initialEntries={['/register?ref=POND88']}>{pages}</MemoryRouter>}
      />,
    );
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Referral code/).value).toBe('POND88'));
  expect(username.isConnected).toBe(true);
  expect(username.value).toBe('lotus19');
  expect(age.checked).toBe(true);
  expect(await screen.findByRole('img', { name: 'Characters in the image' })).toBeTruthy();
  expect(errors.mock.calls.map(([text]) => String(text)).filter((text) => /hydrat/i.test(text))).toEqual([]);
});
