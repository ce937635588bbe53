import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { modalsAtom } from './modals.ts';
import type { Session } from './session.ts';
import { memberOf } from './testing/memberOf.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { useGuard } from './useGuard.ts';

const press = async (session: Session, allowsDemo?: boolean) => {
  const action = vi.fn<() => void>();
  const Guarded = () => {
    const guard = useGuard();
    return <button onClick={() => guard(action, { allowsDemo })}>Play</button>;
  };
  const { store } = await renderFeature(<Guarded />, { catalog: coreTexts, session });
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  return { isDone: action.mock.calls.length > 0, opened: store.get(modalsAtom).map(({ id }) => id) };
};

afterEach(cleanup);

test('a guest gets the login box instead', async () => {
  expect(await press({ status: 'guest' })).toEqual({ isDone: false, opened: ['login'] });
});

test('a member goes on', async () => {
  expect(await press(memberOf())).toEqual({ isDone: true, opened: [] });
});

test('a free-play account learns that a real one is needed, unless the action is open to it', async () => {
  expect(await press(memberOf(4))).toEqual({ isDone: false, opened: ['realAccountNeeded'] });
  cleanup();
  expect(await press(memberOf(4), true)).toEqual({ isDone: true, opened: [] });
});

test('nothing happens while it is not known yet who is there', async () => {
  expect(await press({ status: 'restoring' })).toEqual({ isDone: false, opened: [] });
});
