import { FeatureFrame, siteIn, stubClient } from '@marquee/feature-core/testing';
import { getCountries, getRegisterRules, getRegisterSettings } from '@marquee/contract/routes';
import { sessionStore } from '@marquee/feature-core';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RegisterPages } from './testing/RegisterPages.tsx';
import { rules, settingsWith } from './testing/samples.ts';

const settings = settingsWith(['username*', 'password*', 'mobileNum', 'referralCode'], { captcha: true });
const countries = [{ countryCode: 'VN', countryDialingCode: '84' }];
const site = siteIn('en', { hasFlag: (flag) => flag === 'DIRECTREG3' });

const answered = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  queries.setQueryData([getRegisterSettings.id, 'en', {}], settings);
  queries.setQueryData([getRegisterRules.id, 'en', {}], rules);
  queries.setQueryData([getCountries.id, 'en', {}], countries);
  return queries;
};

const write = (queries: QueryClient) =>
  renderToString(
    <FeatureFrame client={stubClient().client} queries={queries} site={site}>
      <StaticRouter location="/register">
        <RegisterPages />
      </StaticRouter>
    </FeatureFrame>,
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
      <FeatureFrame client={client} queries={answered()} site={site}>
        <MemoryRouter initialEntries={['/register?ref=POND88']}>
          <RegisterPages />
        </MemoryRouter>
      </FeatureFrame>,
    );
  });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Referral code/).value).toBe('POND88'));
  expect(username.isConnected).toBe(true);
  expect(username.value).toBe('lotus19');
  expect(age.checked).toBe(true);
  expect(await screen.findByRole('img', { name: 'Characters in the image' })).toBeTruthy();
  expect(errors.mock.calls.map(([text]) => String(text)).filter((text) => /hydrat/i.test(text))).toEqual([]);
});
