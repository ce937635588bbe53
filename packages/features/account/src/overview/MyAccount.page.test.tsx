import { getMemberIcon } from '@marquee/contract/routes';
import { modalsAtom, sessionOf } from '@marquee/feature-core';
import { renderFeature, siteIn } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { member } from '../testing/samples.ts';
import MyAccount from './MyAccount.page.tsx';

const answers = { [getMemberIcon.id]: () => ({ icon: '/art/avatars/poster/7.webp' }) };
const render = (who: typeof member) =>
  renderFeature(<MyAccount />, { catalog, answers, session: sessionOf(who) });

afterEach(cleanup);

test('shows who is logged in, with picture, and the login before', async () => {
  await render(member);
  expect(screen.getByText(member.nickname)).toBeTruthy();
  expect(screen.getByText(`Username: ${member.account}`)).toBeTruthy();
  expect(await screen.findByText(/203\.0\.113\.5/)).toBeTruthy();
  await waitFor(() =>
    expect(document.querySelector('img')?.getAttribute('src')).toContain('/art/avatars/poster/7.webp'),
  );
});

test('the customer number is short, and one press copies it', async () => {
  const user = userEvent.setup();
  await render({ ...member, id: '3f2a91c7-5b1d-4e0a-9c3e-7d4f8a6b2c10' });
  expect(screen.getByText('3F2A-91C7').parentElement?.textContent).toBe('Customer number: 3F2A-91C7');
  await user.click(screen.getByRole('button', { name: 'Copy the customer number' }));
  expect(await navigator.clipboard.readText()).toBe('3F2A-91C7');
});

test('a first login has none before it', async () => {
  await render({ ...member, previousLogin: null });
  expect(screen.queryByText('Your previous login')).toBeNull();
});

test('the password is changed from here', async () => {
  const { store } = await render(member);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(store.get(modalsAtom)).toEqual([{ id: 'changePassword', params: {} }]);
});

test('what a brand lists stands first on a member’s home, and everything else follows', async () => {
  const { brand } = siteIn('en');
  await renderFeature(<MyAccount />, {
    catalog,
    answers,
    session: sessionOf(member),
    site: { brand: { ...brand, layout: { ...brand.layout, member: ['password'] } } },
  });
  const password = screen.getByRole('button', { name: 'Change password' });
  const name = screen.getByText(member.nickname);
  expect(password.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
