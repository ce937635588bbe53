import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from '../Clock/Clock.tsx';
import { CountdownButton } from '../CountdownButton/CountdownButton.tsx';
import { Countdown } from './Countdown.tsx';

const start = Date.UTC(2026, 10, 21, 11, 15, 0);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the clock shows the zone’s time to the second', () => {
  render(<Clock timeZone="Asia/Ho_Chi_Minh" hasOffset />);
  wait(1);
  expect(screen.getByRole('time').textContent).toBe('2026-11-21 18:15:00 GMT+7');
  wait(1000);
  expect(screen.getByRole('time').textContent).toBe('2026-11-21 18:15:01 GMT+7');
});

test('a prerendered page carries no time that would be wrong when it is read', () => {
  expect(renderToString(<Clock timeZone="UTC" />)).not.toMatch(/\d{4}-\d\d/);
  expect(renderToString(<Countdown to={new Date(start)} formatDays={String} />)).toContain('--:--:--');
});

test('a countdown ticks to its end, says so once, and names whole days', () => {
  const onEnd = vi.fn<() => void>();
  const days = (count: number) => `${count} d`;
  const { rerender } = render(
    <Countdown to={new Date(start + 2000)} formatDays={days} ended="Drawing" onEnd={onEnd} />,
  );
  const text = () => screen.getByRole('timer').textContent;
  expect(text()).toBe('00:00:02');
  wait(1000);
  expect(text()).toBe('00:00:01');
  wait(1000);
  expect(text()).toBe('Drawing');
  wait(5000);
  expect(onEnd).toHaveBeenCalledOnce();
  rerender(<Countdown to={new Date(start + 2 * 86_400_000 + 7000)} formatDays={days} onEnd={onEnd} />);
  expect(text()).toBe('2 d 00:00:00');
});

test('a countdown whose end is not known yet holds its place, with the same HTML as a prerendered one', () => {
  const { container } = render(<Countdown to={undefined} formatDays={String} />);
  expect(container.innerHTML).toBe(renderToString(<Countdown to={new Date(start)} formatDays={String} />));
});

test('the button that sends a code is blocked until its time has come', () => {
  render(
    <CountdownButton blockedUntil={start + 2000} blockedLabel={(seconds) => `Again in ${seconds} s`}>
      Send code
    </CountdownButton>,
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button');
  expect([button().textContent, button().disabled]).toEqual(['Again in 2 s', true]);
  wait(2000);
  expect([button().textContent, button().disabled]).toEqual(['Send code', false]);
});

test('the clock can be a server’s', () => {
  render(<Clock timeZone="UTC" now={() => start + 3_600_000} />);
  wait(1);
  expect(screen.getByRole('time').textContent).toBe('2026-11-21 12:15:00');
});

test('a clock that nobody sees stands, and goes as soon as somebody does', () => {
  let see: (() => void) | undefined;
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(<Clock timeZone="UTC" />);
  wait(5000);
  expect(container.textContent).toContain('--:--:--');
  act(() => see?.());
  expect(screen.getByRole('time').textContent).toBe('2026-11-21 11:15:05');
  vi.unstubAllGlobals();
});
