import { exampleOf } from '@marquee/contract/examples';
import { rolePermissions, type StaffRole } from '@marquee/contract/staff';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ProofProvider } from '../proof/ProofProvider.tsx';
import { exampleReader } from '../testing/exampleReader.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { Member } from './Member.tsx';
import type { StaffMember } from './useMemberWords.ts';

afterEach(cleanup);

/** Opens the page of a member for somebody of a role, at a platform that knows no other. */
const open = async (role: StaffRole, change: Partial<StaffMember>) => {
  const member = {
    ...exampleOf('getStaffMember', exampleReader),
    isLocked: false,
    lockReason: null,
    ...change,
  };
  const erasure = {
    hindrances: [],
    request: null,
    erasedAt: '2026-11-24T05:00:00Z',
    paymentsUntil: '2031-11-24T05:00:00Z',
  };
  const client = ({ id }: { id: string }) => Promise.resolve(id === 'getStaffMember' ? member : erasure);
  const permissions = rolePermissions[role];
  const merchant = { code: 'SENVANG', name: 'Sen Vàng', currency: 'VND', timeZone: 'UTC', permissions };
  renderConsole(
    <ProofProvider>
      <Routes>
        <Route path="/members/:id" element={<Member />} />
      </Routes>
    </ProofProvider>,
    { client, merchant, at: `/members/${member.id}` },
  );
  await screen.findByRole('heading', { level: 1, name: member.username });
};

const deeds = () => {
  const section = screen.queryByRole('heading', { name: 'What can be done' })?.closest('section');
  const buttons = section ? within(section).getAllByRole('button') : [];
  return buttons.map(({ textContent }) => textContent);
};
const erased: Partial<StaffMember> = { isLocked: true, erasedAt: '2026-11-24T05:00:00Z' };

test('a member of whom nothing is erased can be dealt with', async () => {
  await open('support', {});
  expect(deeds()).toContain('Lock …');
  expect(screen.queryByText('This account is erased')).toBeNull();
});

test('nothing is offered about an erased account, and its page says why', async () => {
  await open('support', erased);
  expect(deeds()).toEqual([]);
  expect(screen.getByText('This account is erased')).toBeTruthy();
  expect(screen.queryByText('This account is locked')).toBeNull();
  expect(screen.getByText('Erased')).toBeTruthy();
});

test('the owner of an erased account’s merchant can export what the law keeps of it, and nothing else', async () => {
  await open('owner', erased);
  expect(deeds()).toEqual(['Export everything …']);
});

test('a name like that of an erased account is a member’s, while nothing is erased', async () => {
  await open('support', { username: `erased-${'0f'.repeat(16)}` });
  expect(deeds()).toContain('Lock …');
});
