import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadArea } from './loadArea.ts';
import { LoadError } from './LoadError.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

test('an area that does not come is given up after 120 seconds', async () => {
  vi.useFakeTimers();
  const settled = vi.fn<(error: unknown) => void>();
  loadArea('help', () => new Promise<never>(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(LoadError);
});

test('code that fails to load loads the page anew, once for an area', async () => {
  const reload = vi.fn<() => void>();
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  void loadArea('help', fail, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadArea('help', fail, reload)).rejects.toBeInstanceOf(LoadError);
  expect(reload).toHaveBeenCalledTimes(1);
});
