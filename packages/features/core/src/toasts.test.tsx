import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { coreTexts } from './coreTexts.ts';
import { renderFeature } from './testing/renderFeature.tsx';
import { toastsAtom, useToast } from './toasts.ts';

const Buttons = () => {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast('positive', 'Saved')}>Save</button>
      <button onClick={() => toast('critical', 'Refused', 8000)}>Send</button>
    </>
  );
};

afterEach(cleanup);

test('toasts come one after the other, for three seconds unless told', async () => {
  const { store } = await renderFeature(<Buttons />, { catalog: coreTexts });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const toasts = store.get(toastsAtom);
  expect(toasts.map(({ tone, text, duration }) => [tone, text, duration])).toEqual([
    ['positive', 'Saved', 3000],
    ['critical', 'Refused', 8000],
    ['positive', 'Saved', 3000],
  ]);
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(3);
});
