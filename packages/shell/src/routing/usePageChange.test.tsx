import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageChange } from './usePageChange.ts';

type Go = ReturnType<typeof useNavigate>;

let go: Go;

const Page = ({ onReady }: { onReady: (navigate: Go) => void }) => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => onReady(navigate), [navigate, onReady]);
  usePageChange(main);
  return (
    <main ref={main}>
      <h1>{pathname}</h1>
    </main>
  );
};

const keepGo = (navigate: Go) => {
  go = navigate;
};

const scroll = (to: number) => {
  Object.assign(window, { scrollY: to });
  window.dispatchEvent(new Event('scroll'));
};

/** A browser tells of scrolling with its next frame, when the page has changed already. */
const scrolled = vi.fn<(x: number, to: number) => void>((_x, to) => {
  Object.assign(window, { scrollY: to });
  requestAnimationFrame(() => window.dispatchEvent(new Event('scroll')));
});

const aFrame = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));

const back = async (path: string) => {
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe(path));
  await aFrame();
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled);
  scrolled.mockClear();
  window.history.replaceState(null, '', '/games');
  Object.assign(window, { scrollY: 0 });
  render(
    <BrowserRouter>
      <Page onReady={keepGo} />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('a further page begins at its top, and the way back leads to the place on the one before', async () => {
  act(() => scroll(1200));
  await act(() => go('/game/7'));
  await aFrame();
  expect(window.scrollY).toBe(0);
  expect(document.activeElement?.textContent).toBe('/game/7');
  await back('/games');
  expect(window.scrollY).toBe(1200);
});

test('a box over a page leaves its place, and so does the way back from it', async () => {
  act(() => scroll(1200));
  await act(() => go('/games', { state: { modals: 1 } }));
  await aFrame();
  expect(scrolled).not.toHaveBeenCalled();
  act(() => window.history.back());
  await waitFor(() => expect(window.history.state?.usr?.modals).toBeUndefined());
  await aFrame();
  expect([scrolled.mock.calls.length, window.scrollY]).toEqual([0, 1200]);
});

test('the place is found again too where a link of the box has led on', async () => {
  act(() => scroll(1200));
  await act(() => go('/games', { state: { modals: 1 } }));
  await aFrame();
  await act(() => go('/game/7'));
  await aFrame();
  await back('/games');
  expect(window.scrollY).toBe(1200);
});

test('other filters in the address begin at the top, unless they take the place of those before', async () => {
  act(() => scroll(1200));
  await act(() => go('/games?vendor=a', { replace: true }));
  await aFrame();
  expect(window.scrollY).toBe(1200);
  await act(() => go('/games?vendor=b'));
  await aFrame();
  expect(window.scrollY).toBe(0);
});
