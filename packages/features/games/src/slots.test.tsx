import { getHome, getLotteryGames, getMenuSettings } from '@marquee/contract/routes';
import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import NextDraws from './lottery/NextDraws.slot.tsx';
import PopularTiles from './popular/PopularTiles.slot.tsx';
import { homeAnswer } from './testing/homeAnswer.ts';
import { homeFrame } from './testing/homeFrame.tsx';
import { lottery } from './testing/samples.ts';
import WinnersBoard from './winners/WinnersBoard.slot.tsx';

const answers = {
  getHome: () => homeAnswer(),
  getMenuSettings: () => [],
  getLotteryGames: () => ({
    list: [lottery({ nextDrawAt: new Date(Date.now() + 7_200_000).toISOString() })],
  }),
};

const slots = (
  <>
    <PopularTiles />
    <NextDraws />
    <WinnersBoard />
  </>
);

const written = async () => {
  const page = await homeFrame(slots, answers);
  const write = (updatedAt?: number) => {
    const at = updatedAt === undefined ? {} : { updatedAt };
    page.queries.setQueryData([getHome.id, 'en', {}], answers.getHome(), at);
    page.queries.setQueryData([getMenuSettings.id, 'en', {}], answers.getMenuSettings(), at);
    page.queries.setQueryData([getLotteryGames.id, 'en', { query: {} }], answers.getLotteryGames(), at);
  };
  return { ...page, write };
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('the home page’s HTML holds games, draws and winners, but no time that would be wrong when it is read', async () => {
  const { frame, write } = await written();
  write();
  const html = renderToString(frame);
  expect(html).toContain('href="/game/game-12"');
  expect(html).toContain('TP.HCM');
  expect(html).toContain('ng***19');
  expect(html).toContain('--:--:--');
  expect(html).not.toMatch(/\d\d:\d\d:\d\d</);
  expect(html).not.toContain('ago');
});

test('the page takes over that HTML without a difference, then counts down to the draws of today', async () => {
  const server = await written();
  server.write();
  document.body.innerHTML = `<div id="root">${renderToString(server.frame)}</div>`;
  const root = document.getElementById('root')!;
  const errors = vi.spyOn(console, 'error');
  const page = await written();
  page.write(0);
  render(page.frame, { container: root, hydrate: true });
  await waitFor(() => expect(root.querySelector('[role="timer"]')?.textContent).toMatch(/^0[12]:\d\d:\d\d$/));
  const words = errors.mock.calls.map(([text]) => String(text));
  expect(words.filter((text) => !text.startsWith('Detected multiple renderers'))).toEqual([]);
});

test('without an answer the places are held', async () => {
  const { frame } = await homeFrame(slots, answers);
  const html = renderToString(frame);
  expect(html.match(/aria-busy="true"/g)).toHaveLength(2);
});
