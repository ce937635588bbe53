import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { sessionOf, useSession, useSessionActions } from './session.ts';
import { memberOf } from './testing/memberOf.ts';
import { renderFeature } from './testing/renderFeature.tsx';

const { member } = memberOf();

afterEach(cleanup);

test.each([
  [0, false, false],
  [1, true, false],
  [2, true, false],
  [3, false, false],
  [4, true, true],
  [5, false, false],
  [40, false, false],
  [41, true, false],
  [42, true, false],
])('a member of type %i: agent flag %s, free play %s', (type, isAgent, isDemo) => {
  expect(sessionOf({ ...member, type })).toEqual({
    status: 'member',
    member: { ...member, type },
    isAgent,
    isDemo,
  });
});

const Name = () => {
  const session = useSession();
  return <p>{session.status === 'member' ? session.member.nickname : session.status}</p>;
};

test('a page knows who is logged in', async () => {
  await renderFeature(<Name />, { catalog: coreTexts });
  expect(screen.getByText('guest')).toBeTruthy();
  cleanup();
  await renderFeature(<Name />, { catalog: coreTexts, session: memberOf() });
  expect(screen.getByText('An')).toBeTruthy();
});

const LogOut = () => {
  const { end } = useSessionActions();
  return <button onClick={() => void end()}>Log out</button>;
};

test('a session is ended by the shell, and without one that is said at once', async () => {
  const end = vi.fn<() => Promise<void>>(async () => undefined);
  await renderFeature(<LogOut />, {
    catalog: coreTexts,
    sessionActions: { keep: () => undefined, finish: async () => member, end },
  });
  screen.getByRole('button').click();
  expect(end).toHaveBeenCalledOnce();
  cleanup();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outside = renderFeature(<LogOut />, { catalog: coreTexts, sessionActions: null });
  await expect(outside).rejects.toThrow('needs the shell');
});
