import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyImage } from './LazyImage.tsx';
import { loadedImages } from './loadedImages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = () => screen.getByRole('img', { name: 'Banner' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('its place is kept and it is fetched when it comes near, unless it is in sight at once', () => {
  const { rerender } = render(<LazyImage src="/a.webp" alt="Banner" width={1240} height={420} />);
  expect(picture().getAttribute('loading')).toBe('lazy');
  expect(picture().getAttribute('fetchpriority')).toBe('low');
  expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['1240', '420']);
  rerender(<LazyImage src="/a.webp" alt="Banner" width={1240} height={420} isPriority />);
  expect(picture().hasAttribute('loading')).toBe(false);
  expect(picture().getAttribute('fetchpriority')).toBe('high');
});

test('a picture that fails is tried three times more, ever later, and then replaced by a drawn one', () => {
  render(<LazyImage src="/gone.webp" alt="Banner" width={300} height={400} />);
  for (const delay of [200, 400, 800]) {
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toMatch(/^data:image\/gif/);
    wait(delay - 1);
    expect(picture().getAttribute('src')).toMatch(/^data:image\/gif/);
    wait(1);
    expect(picture().getAttribute('src')).toBe('/gone.webp');
  }
  fireEvent.error(picture());
  expect(picture().tagName).toBe('DIV');
  expect(picture().querySelector('svg')).not.toBeNull();
});

test('a retry that succeeds stays', () => {
  render(<LazyImage src="/late.webp" alt="Banner" width={300} height={400} />);
  fireEvent.error(picture());
  wait(200);
  fireEvent.load(picture());
  wait(10_000);
  expect(picture().getAttribute('src')).toBe('/late.webp');
});

test('one that is out of sight has no address until it comes near, in either crop', () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof come) {
      come = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const wide = { media: '(min-width: 720px)', src: '/wide.webp', width: 1280, height: 480 };
  const { container } = render(
    <LazyImage src="/far.webp" alt="Banner" width={640} height={480} wide={wide} isLate />,
  );
  const address = () => picture().getAttribute('src');
  expect(address()).toMatch(/^data:image\/gif/);
  expect(container.querySelector('source')).toBeNull();
  act(() => come([{ isIntersecting: false }]));
  expect(address()).toMatch(/^data:image\/gif/);
  act(() => come([{ isIntersecting: true }]));
  expect(picture().getAttribute('src')).toBe('/far.webp');
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/wide.webp');
  vi.unstubAllGlobals();
});

test('the last 200 pictures that came are remembered', () => {
  for (let index = 0; index <= 200; index += 1) loadedImages.add(`/${index}.webp`);
  expect(loadedImages.has('/0.webp')).toBe(false);
  expect(loadedImages.has('/1.webp')).toBe(true);
  expect(loadedImages.has('/200.webp')).toBe(true);
});

test('one of the page’s HTML is shown though it has come elsewhere before it was taken over', async () => {
  const picture = <LazyImage src="/twice.webp" alt="Twice" width={300} height={400} isLate />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(picture);
  document.body.append(root);
  loadedImages.add('/twice.webp');
  const shown = await act(async () => hydrateRoot(root, picture));
  await act(async () => vi.advanceTimersByTime(1));
  expect(root.querySelector('img')?.getAttribute('src')).toBe('/twice.webp');
  act(() => shown.unmount());
  root.remove();
});
