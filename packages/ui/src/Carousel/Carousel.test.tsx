import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `${number} of ${count}`,
};

const Banners = () => (
  <Carousel label="Promotions" labels={labels} intervalMs={5000}>
    <a href="/a">A</a>
    <a href="/b">B</a>
    <a href="/c">C</a>
  </Carousel>
);

const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('aria-label');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it moves by itself and goes round', () => {
  render(<Banners />);
  expect(current()).toBe('1 of 3');
  wait(5000);
  expect(current()).toBe('2 of 3');
  wait(5000);
  wait(5000);
  expect(current()).toBe('1 of 3');
});

test('previous, next and the dots lead to a slide; the others are out of reach', () => {
  render(<Banners />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(current()).toBe('3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(current()).toBe('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: '2 of 3' }));
  expect([...document.querySelectorAll('li')].map((slide) => slide.hasAttribute('inert'))).toEqual([
    true,
    false,
    true,
  ]);
});

test('it rests under the pointer, with the focus and by its button', () => {
  render(<Banners />);
  const carousel = screen.getByRole('region', { name: 'Promotions' });
  fireEvent.mouseEnter(carousel);
  wait(20_000);
  expect(current()).toBe('1 of 3');
  fireEvent.mouseLeave(carousel);
  wait(5000);
  expect(current()).toBe('2 of 3');
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  wait(20_000);
  expect(current()).toBe('2 of 3');
  act(() => screen.getByRole('button', { name: 'Next' }).blur());
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(current()).toBe('2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(current()).toBe('3 of 3');
});

test('under reduced motion it stands still and needs no pause', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<Banners />);
  wait(30_000);
  expect(current()).toBe('1 of 3');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a single banner has no controls', () => {
  render(
    <Carousel label="Promotions" labels={labels}>
      <a href="/a">A</a>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a swipe makes the slide in sight the current one', () => {
  render(<Banners />);
  const track = screen.getByRole('list');
  Object.defineProperties(track, { clientWidth: { value: 300 }, scrollLeft: { value: 602 } });
  fireEvent.scroll(track);
  wait(200);
  expect(current()).toBe('3 of 3');
});
