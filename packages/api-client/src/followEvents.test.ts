import { followMember } from '@marquee/contract/routes';
import { expect, test, vi } from 'vitest';
import { followEvents } from './followEvents.ts';

/** A platform that answers pieces of text, as they come off the line. */
const follow = (answer: () => Response, stopping = new AbortController()) => {
  const carry = vi.fn<(address: string, call: RequestInit) => Promise<Response>>(async () => answer());
  const events: unknown[] = [];
  const context = {
    baseUrl: '',
    merchant: () => 'NORTHBAY',
    language: () => 'en',
    token: () => 'abc',
    carry,
  };
  const onOpen = vi.fn<() => void>();
  const { signal } = stopping;
  const done = followEvents(context, followMember, {
    signal,
    onOpen,
    onEvent: (event) => events.push(event),
  });
  return { done, events, onOpen, carry };
};

const streamOf = (...pieces: string[]) =>
  new Response(new Blob(pieces).stream(), { headers: { 'content-type': 'text/event-stream' } });

test('events are told as they come, wherever their text is cut; signs of life are none', async () => {
  const { done, events, onOpen, carry } = follow(() =>
    streamOf(
      ': here\n\nda',
      'ta: {"changed":"mon',
      'ey"}\n\n: still here\n\n',
      'data: {"changed":"messages"}\n\n',
    ),
  );
  await done;
  expect(events).toEqual([{ changed: 'money' }, { changed: 'messages' }]);
  expect(onOpen).toHaveBeenCalledOnce();
  expect((carry.mock.calls[0]![1].headers as Headers).get('authorization')).toBe('Bearer abc');
});

test('a refusal is told with its code, and nothing counts as open', async () => {
  const error = { code: 'SESSION_EXPIRED', message: 'Over.' };
  const { done, onOpen } = follow(() => Response.json({ success: false, error }, { status: 401 }));
  await expect(done).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(onOpen).not.toHaveBeenCalled();
});

test('a stream that gives no sign of life is given up', async () => {
  vi.useFakeTimers();
  const { done } = follow(() => new Response(new ReadableStream()));
  const isOver = done.then(
    () => true,
    () => true,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isOver).toBe(true);
  vi.useRealTimers();
});
