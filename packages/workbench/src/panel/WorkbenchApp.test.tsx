import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { themeCss } from '@marquee/brand/theme';
import type { Bench, Change, Review } from '../Bench.ts';
import { DRAFT_CHANGE, type DraftChange } from '../DraftChange.ts';
import { brand, tokens } from '../testing/brand.ts';
import { WorkbenchApp } from './WorkbenchApp.tsx';

const bench: Bench = {
  values: { brand, tokens, settings: { categories: ['live', 'slots'] } },
  fonts: { bodyFont: tokens.type.body },
  assets: '/@fs/assets',
  weights: [{ file: 'logo.svg', bytes: 3200 }],
  fields: [
    { file: 'tokens', path: ['colours', 'accent'], kind: 'colour' },
    { file: 'tokens', path: ['colours', 'darkText'], kind: 'colour' },
    { file: 'tokens', path: ['radius'], kind: 'choice', options: ['sharp', 'gentle', 'soft'] },
    { file: 'tokens', path: ['type', 'bodyLineHeight'], kind: 'number', min: 1.3, max: 2, step: 0.005 },
    { file: 'settings', path: ['categories'], kind: 'list', options: ['live', 'slots', 'sports'], least: 1 },
    { file: 'brand', path: ['texts', 'en', 'tagline'], kind: 'text' },
  ],
};

type Sent = { path: string; changes: readonly Change[]; base?: string };
let sent: Sent[];
let answer: Review;

const openPanel = async () => {
  const user = userEvent.setup();
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <WorkbenchApp />
    </I18nProvider>,
  );
  await waitFor(() => expect(document.querySelector('.opener')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Workbench' }));
  return { user, panel: await screen.findByRole('complementary') };
};

const pageTheme = () => document.head.querySelector('style[data-page]')?.textContent ?? '';

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answer = { problems: [], diff: '--- tokens.ts\n+++ tokens.ts\n@@ -1 +1 @@\n-a\n+b\n', base: 'seen' };
  const ask = async (path: string, init?: RequestInit) => {
    if (path.endsWith('/bench')) return Response.json(bench);
    sent.push({ path, ...(JSON.parse(String(init?.body)) as Omit<Sent, 'path'>) });
    return Response.json(answer, { status: answer.problems.length > 0 ? 422 : 200 });
  };
  vi.stubGlobal('fetch', ask);
  const style = document.createElement('style');
  style.dataset['page'] = '';
  style.textContent = themeCss(tokens);
  document.head.append(style);
  return () => {
    cleanup();
    style.remove();
    vi.unstubAllGlobals();
  };
});

test('another colour shows in the page at once, and goes by undo', async () => {
  const { user } = await openPanel();
  const before = pageTheme();
  const field = screen.getByRole('textbox', { name: 'Accent' });
  await user.clear(field);
  await user.type(field, '#3344ff');
  await waitFor(() => expect(pageTheme()).toContain('--mq-color-accent-solid:#3344ff'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pageTheme()).toContain(/--mq-color-accent-solid:[^;]*/.exec(before)?.[0]));
});

test('half a colour is marked and changes nothing', async () => {
  const { user } = await openPanel();
  const field = screen.getByRole('textbox', { name: 'Accent' });
  await user.clear(field);
  await user.type(field, '#33');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Nothing changed')).toBeTruthy();
});

test('by keyboard: tabs by arrows, a choice by arrows, Escape closes and returns the focus', async () => {
  const { user } = await openPanel();
  screen.getByRole('tab', { name: 'Colours' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Shape' }).getAttribute('aria-selected')).toBe('true');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByText('1 change')).toBeTruthy());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.className).toBe('opener'));
});

test('words and the order of the navigation are shown by drawing the site anew', async () => {
  const drafts: DraftChange[] = [];
  const listen = (event: Event) => drafts.push((event as CustomEvent<DraftChange>).detail);
  addEventListener(DRAFT_CHANGE, listen);
  const { user } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Texts' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Tagline' }), { target: { value: 'Lamps lit' } });
  await waitFor(() => expect(drafts.at(-1)?.brand.texts.en?.tagline).toBe('Lamps lit'));
  await user.click(screen.getByRole('tab', { name: 'Layout' }));
  await user.click(screen.getByRole('button', { name: 'Move up: Slots' }));
  await waitFor(() => expect(drafts.at(-1)?.categories).toEqual(['slots', 'live']));
  removeEventListener(DRAFT_CHANGE, listen);
});

test('text that cannot be read is told with its key and its ratio', async () => {
  const { user } = await openPanel();
  const field = screen.getByRole('textbox', { name: 'Text, dark' });
  await user.clear(field);
  await user.type(field, tokens.colours.darkCanvas);
  await user.click(screen.getByRole('tab', { name: 'Contrast' }));
  expect(await screen.findByText('1 pair falls short of WCAG 2.2 AA.')).toBeTruthy();
  expect(screen.getByText('colours.darkText')).toBeTruthy();
});

test('what is written was seen as a diff before', async () => {
  const { user, panel } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Shape' }));
  await user.click(screen.getByRole('radio', { name: 'Sharp' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await within(panel).findByText('+b')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/__workbench/review']);
  await user.click(screen.getByRole('button', { name: 'Write to the files' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    path: '/__workbench/write',
    base: 'seen',
    changes: [{ file: 'tokens', path: ['radius'], value: 'sharp' }],
  });
});

test('what the schema refuses is told by its key, and cannot be written', async () => {
  answer = { problems: [{ file: 'tokens.ts', key: 'radius', message: 'is odd.' }], diff: '', base: 'seen' };
  const { user } = await openPanel();
  await user.click(screen.getByRole('tab', { name: 'Shape' }));
  await user.click(screen.getByRole('radio', { name: 'Sharp' }));
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText(/is odd/)).toBeTruthy();
  expect(screen.getByText('tokens.ts: radius')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write to the files' })).toHaveProperty('disabled', true);
});
