import { vi } from 'vitest';

/** What a path answers: a value, an error code, or a broken network. */
export type Answer = { value: unknown } | { error: string; status?: number } | 'offline';

/** The platform as a page sees it: answers by path, and the calls that were made. */
export const fakePlatform = (answers: Record<string, Answer | (() => Answer)>) => {
  const calls: { method: string; path: string; query: string; headers: Headers; body: string }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://lotus.localhost');
    const { method = 'GET', headers, body } = init;
    calls.push({
      method,
      path: pathname,
      query: search,
      headers: new Headers(headers),
      body: String(body ?? ''),
    });
    const found = answers[pathname];
    const answer = typeof found === 'function' ? found() : found;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (!answer)
      return Response.json(
        { success: false, error: { code: 'NOT_FOUND', message: 'None' } },
        { status: 404 },
      );
    if ('error' in answer) {
      const error = { code: answer.error, message: `Refused: ${answer.error}` };
      return Response.json({ success: false, error }, { status: answer.status ?? 400 });
    }
    return Response.json({ success: true, value: answer.value });
  });
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
};
