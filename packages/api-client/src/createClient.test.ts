import * as routes from '@marquee/contract/routes';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createClient } from './createClient.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const onSessionLost = vi.fn<() => void>();
const client = createClient({
  baseUrl: '',
  merchant: () => 'NORTHBAY',
  language: () => 'vi',
  token: () => 'abc',
  onSessionLost,
});

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const headersOf = (call: number) => fetched.mock.calls[call]![1].headers as Headers;

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  onSessionLost.mockReset();
});

test('a call names its module, merchant and language, and unwraps the value', async () => {
  fetched.mockReturnValue(answer({ success: true, value: { count: 3 } }));
  await expect(client(routes.getUnreadCount, {})).resolves.toEqual({ count: 3 });
  const headers = headersOf(0);
  expect(headers.get('x-module-id')).toBe('MESSAGE');
  expect(headers.get('x-merchant')).toBe('NORTHBAY');
  expect(headers.get('x-language')).toBe('vi');
  expect(headers.get('authorization')).toBe('Bearer abc');
});

test('the start-up call takes the answer that the page asked for before its code was there, once', async () => {
  const early = answer({ success: true, value: { maintenance: true } });
  vi.stubGlobal('window', { early: { getPermission: early } });
  fetched.mockReturnValue(answer({ success: true, value: { maintenance: false } }));
  const query = { host: 'x' };
  await expect(client(routes.getPermission, { query })).resolves.toEqual({ maintenance: true });
  await expect(client(routes.getPermission, { query })).resolves.toEqual({ maintenance: false });
  expect(fetched).toHaveBeenCalledOnce();
});

test('a start-up call that was asked early and never answered is given up like any other', async () => {
  vi.useFakeTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(new DOMException('Too late.', 'TimeoutError')), milliseconds);
    return stopping.signal;
  });
  vi.stubGlobal('window', { early: { getPermission: new Promise(() => undefined) } });
  const given = client(routes.getPermission, { query: { host: 'x' } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await given).toMatchObject({ code: 'TIMEOUT' });
  timeout.mockRestore();
});

test('a picture goes as its own bytes, under its own type', async () => {
  fetched.mockReturnValue(answer({ success: true, value: { hasSlip: true } }));
  const body = new Blob(['bytes'], { type: 'image/jpeg' });
  await client(routes.uploadDepositSlip, { query: { reference: 'DP2345' }, body });
  expect(headersOf(0).get('content-type')).toBe('image/jpeg');
  expect(fetched.mock.calls[0]?.[1].body).toBe(body);
});

test('a call that needs no session does not carry the token', async () => {
  fetched.mockReturnValue(
    answer({ success: true, value: { serverTime: '', maintenance: false, merchant: 'A' } }),
  );
  await client(routes.getStatus, {});
  expect(headersOf(0).has('authorization')).toBe(false);
});

test('a refused call rejects with its code and its details', async () => {
  const fields = [{ field: 'username', rule: 'required', message: 'Nhập tên đăng nhập' }];
  fetched.mockReturnValue(
    answer({ success: false, error: { code: 'INVALID_INPUT', message: 'Sai', details: { fields } } }, 400),
  );
  const error = await client(routes.getGameInfo, { query: { gameId: 'x' } }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 400, message: 'Sai', details: { fields } });
});

test('a read is sent again once when the network fails', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockReturnValueOnce(answer({ success: true, value: [] }));
  await expect(client(routes.getCountries, {})).resolves.toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

const refusal = (code: string, retryAfter?: number) =>
  answer(
    { success: false, error: { code, message: 'x', ...(retryAfter && { details: { retryAfter } }) } },
    429,
  );
const question = { success: true, value: { question: 'Two and three?' } };

test.each([
  ['BUSY', undefined, 1000],
  ['RATE_LIMITED', 3, 3000],
])(
  'a read refused with %s is sent again once, after the pause that the platform names',
  async (code, after, pause) => {
    vi.useFakeTimers();
    fetched.mockReturnValueOnce(refusal(code, after)).mockReturnValueOnce(answer(question));
    const call = client(routes.getCaptchaQuestion, {});
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toEqual(question.value);
  },
);

test('a read that fails again is given up', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => refusal('BUSY'));
  const refused = client(routes.getHome, {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await refused).toMatchObject({ code: 'BUSY' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['a longer pause than anybody waits for', 'RATE_LIMITED', 60],
  ['a fault that a further try does not mend', 'INTERNAL', undefined],
])('%s is told at once', async (_what, code, after) => {
  fetched.mockImplementation(() => refusal(code, after));
  await expect(client(routes.getHome, {})).rejects.toMatchObject({ code });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a change that is refused for now is not sent again', async () => {
  fetched.mockImplementation(() => refusal('BUSY', 1));
  await expect(client(routes.markMessageRead, { body: { id: '1' } })).rejects.toMatchObject({ code: 'BUSY' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a read that is called off during the pause is not sent again', async () => {
  const abort = new AbortController();
  fetched.mockImplementation(() => refusal('BUSY', 5));
  const call = client(routes.getHome, {}, { signal: abort.signal });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  setTimeout(() => abort.abort());
  await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a change is never sent again by itself', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const call = client(routes.markMessageRead, { body: { id: '1' } });
  await expect(call).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer that is nobody’s of ours is a network error', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('<html>proxy</html>', { status: 200 })));
  await expect(client(routes.getHome, {})).rejects.toMatchObject({ code: 'NETWORK' });
});

test('a web server that does not reach the platform is told apart from the network, and asked once more', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 })));
  const refused = client(routes.getHome, {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await refused).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an aborted call says so and is not repeated', async () => {
  const abort = new AbortController();
  fetched.mockImplementation((_url, init) => {
    abort.abort();
    return Promise.reject(init.signal!.reason as Error);
  });
  await expect(client(routes.getHome, {}, { signal: abort.signal })).rejects.toMatchObject({
    code: 'ABORTED',
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a lost session is reported', async () => {
  fetched.mockReturnValue(answer({ success: false, error: { code: 'SESSION_EXPIRED', message: 'x' } }, 401));
  await expect(client(routes.getMemberInfo, {})).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(onSessionLost).toHaveBeenCalledOnce();
});

test('an encrypted body is sealed for the platform, bound to its path, and sealed anew after the key changed', async () => {
  const first = await generateKeyPair('ECDH-ES+A256KW', { extractable: true });
  const second = await generateKeyPair('ECDH-ES+A256KW', { extractable: true });
  const keys = [first, second];
  const seen: string[] = [];
  fetched.mockImplementation(async (url, init) => {
    if (url.endsWith('jwks.json'))
      return answer({ keys: [{ ...(await exportJWK(keys[0]!.publicKey)), kid: 'k' }] });
    seen.push(init.body as string);
    if (seen.length > 1) return answer({ success: true, value: { token: 't' } });
    keys.shift();
    return answer({ success: false, error: { code: 'DECRYPTION_FAILED', message: 'x' } }, 400);
  });
  const body = { type: 'username', username: 'an', password: 'Bí mật 1' } as const;
  await expect(client(routes.login, { body })).resolves.toEqual({ token: 't' });
  expect(seen[0]).not.toContain('Bí mật');
  const { plaintext } = await compactDecrypt(seen[1]!, second.privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({ path: '/wps/session/login', body });
});
