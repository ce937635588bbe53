// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import './frames.ts';

test('a frame comes after a test with a clock of its own took away what had the focus', async () => {
  vi.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  button.remove();
  vi.useRealTimers();
  const frame = vi.fn<FrameRequestCallback>();
  const calledOff = vi.fn<FrameRequestCallback>();
  requestAnimationFrame(frame);
  cancelAnimationFrame(requestAnimationFrame(calledOff));
  await expect.poll(() => frame.mock.calls.length).toBe(1);
  expect(calledOff).not.toHaveBeenCalled();
});
