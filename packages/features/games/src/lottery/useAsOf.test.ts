import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAsOf } from './useAsOf.ts';

const answerOf = (dataUpdatedAt: number) => ({ data: {}, dataUpdatedAt, refetch: vi.fn<() => void>() });

test('what is older than the moment of the address is asked for anew, once', () => {
  const [old, fresh, pending] = [answerOf(1_000), answerOf(3_000), { ...answerOf(0), data: undefined }];
  const { rerender } = renderHook(({ moment }) => useAsOf(moment, [old, fresh, pending]), {
    initialProps: { moment: 2_000 },
  });
  rerender({ moment: 2_000 });
  expect([old, fresh, pending].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 0, 0]);
  rerender({ moment: 4_000 });
  expect([old, fresh].map(({ refetch }) => refetch.mock.calls.length)).toEqual([2, 1]);
});

test.each([Number.NaN, 0, -5])('%d is no moment', (moment) => {
  const old = answerOf(-10);
  renderHook(() => useAsOf(moment, [old]));
  expect(old.refetch).not.toHaveBeenCalled();
});
