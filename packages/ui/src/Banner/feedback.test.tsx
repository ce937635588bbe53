import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { ProseHtml } from '../ProseHtml/ProseHtml.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { Toast } from '../Toast/Toast.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { Banner } from './Banner.tsx';

test('toasts are read out, failures at once, and can be put away', async () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <ToastRegion label="Messages">
      <Toast tone="positive">Saved</Toast>
      <Toast tone="critical" dismiss={{ label: 'Dismiss', onDismiss }}>
        Not saved
      </Toast>
    </ToastRegion>,
  );
  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('toasts lie above a dialog that was opened before them', () => {
  const { rerender } = render(<ToastRegion label="Messages">{[]}</ToastRegion>);
  const region = document.querySelector('section');
  expect(region?.matches(':popover-open')).toBe(false);
  rerender(
    <ToastRegion label="Messages">
      <Toast>Saved</Toast>
    </ToastRegion>,
  );
  expect(region?.matches(':popover-open')).toBe(true);
});

test('a notice can be answered and put away', async () => {
  const onDismiss = vi.fn<() => void>();
  render(
    <Banner title="Maintenance" dismiss={{ label: 'Hide', onDismiss }} actions={<a href="/more">More</a>}>
      From 02:00
    </Banner>,
  );
  expect(screen.getByText('From 02:00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a failed list says what happened and can be asked for again', async () => {
  const onRetry = vi.fn<() => void>();
  render(
    <ErrorState title="The games could not be loaded" retryLabel="Try again" onRetry={onRetry}>
      Check your connection.
    </ErrorState>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Check your connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('steps and progress tell where one is', () => {
  render(
    <>
      <Steps label="Registration" steps={['Account', 'Contact', 'Done']} current={1} />
      <Progress label="Tasks" value={3} max={5} valueText="3 of 5" />
    </>,
  );
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Contact');
  expect(screen.getByRole('progressbar', { name: /Tasks/ }).getAttribute('value')).toBe('3');
});

test('a text written elsewhere keeps its markup', () => {
  render(<ProseHtml html="<h2>Terms</h2><p>Be <b>18</b>.</p>" lang="en" />);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeTruthy();
});
