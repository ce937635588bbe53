import type { OperationId, Route, RouteBody, RouteQuery, RouteValue } from '@marquee/contract/route';
import { getJwks } from '@marquee/contract/routes';
import { ApiError } from './ApiError.ts';
import { takeEarlyAnswer } from './early.ts';
import { headersOf } from './headersOf.ts';
import { pauseBeforeRepeat } from './pauseBeforeRepeat.ts';
import { readAnswer } from './readAnswer.ts';

/** Codes by which the platform says that the session is over. */
const lostCodes = new Set<ApiError['code']>(['SESSION_EXPIRED', 'SESSION_ENDED_BY_LIMIT', 'NOT_LOGGED_IN']);

/** Brings a call to a platform and its answer back, as the browser's own `fetch` does. */
export type Carrier = (address: string, call: RequestInit) => Promise<Response>;

/** What the client adds to each call; read anew for every call, so that a change counts from the next one on. */
export type ClientContext = {
  /** Origin of the platform; '' is the page's own. */
  baseUrl: string;
  merchant: () => string | undefined;
  language: () => string;
  token: () => string | undefined;
  /** Told when the platform no longer accepts the token. */
  onSessionLost?: (error: ApiError) => void;
  /** Carries calls in place of the network. */
  carry?: Carrier | undefined;
};

type Needed<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** Body and query of a call. */
export type Input<O extends OperationId> = Needed<'body', RouteBody<O>> & Needed<'query', RouteQuery<O>>;

/** What one call may be told beside its input. */
export type CallOptions = { signal?: AbortSignal };

/** Calls a route of the table. Resolves to its value; rejects with `ApiError`. */
export type Client = <O extends OperationId>(
  route: Route<O>,
  input: Input<O>,
  options?: CallOptions,
) => Promise<RouteValue<O>>;

type Parts = { body?: unknown; query?: unknown };

const defaultTimeout = 15_000;

const addressOf = (base: string, path: string, query: unknown) => {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, v]) => v !== undefined);
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return `${base}${path}${entries.length > 0 ? `?${search}` : ''}`;
};

const formOf = (body: unknown) =>
  new URLSearchParams(
    Object.entries(body as Record<string, unknown>).flatMap(([k, v]) =>
      v === undefined ? [] : [[k, String(v)]],
    ),
  );

const toApiError = (error: unknown, signal: AbortSignal | undefined) => {
  if (error instanceof ApiError) return error;
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  const code = signal?.aborted ? 'ABORTED' : isTimeout ? 'TIMEOUT' : 'NETWORK';
  return new ApiError(0, { code, message: '' });
};

/** Rejects with `ABORTED` when the call is called off meanwhile. */
const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const callOff = () => {
      clearTimeout(timer);
      reject(new ApiError(0, { code: 'ABORTED', message: '' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', callOff);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', callOff, { once: true });
  });

/** The page's first script has asked without a bound: its answer gets one here. */
const within = <T>(signal: AbortSignal, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });

const readEarly = async <O extends OperationId>(early: Promise<Response>, route: Route<O>) =>
  readAnswer<RouteValue<O>>(await early, route.isRaw ?? false);

/** Makes the one client of a page. It adds token, module id, merchant and language, and seals encrypted bodies. */
export const createClient = (context: ClientContext): Client => {
  const encode = async <O extends OperationId>(route: Route<O>, body: unknown, isKeyStale: boolean) => {
    switch (route.bodyType) {
      case undefined:
        return undefined;
      case 'form':
        return { body: formOf(body), type: 'application/x-www-form-urlencoded' };
      case 'image': {
        const picture = body as Blob;
        return { body: picture, type: picture.type };
      }
      case 'json':
        return { body: JSON.stringify(body), type: 'application/json' };
      case 'jwe': {
        const { sealPayload } = await import('./sealPayload.ts');
        const sealed = await sealPayload(() => call(getJwks, {}), route.path, body, isKeyStale);
        return { body: sealed, type: 'application/jose' };
      }
    }
  };

  const send = async <O extends OperationId>(
    route: Route<O>,
    parts: Parts,
    signal: AbortSignal,
    isKeyStale: boolean,
  ) => {
    const early = takeEarlyAnswer(route.id);
    if (early) return within(signal, readEarly<O>(early, route));
    const encoded = await encode(route, parts.body, isKeyStale);
    const headers = headersOf(context, route);
    if (encoded) headers.set('Content-Type', encoded.type);
    const carry = context.carry ?? fetch;
    const response = await carry(addressOf(context.baseUrl, route.path, parts.query), {
      method: route.method,
      headers,
      signal,
      credentials: 'same-origin',
      ...(encoded && { body: encoded.body }),
    });
    return readAnswer<RouteValue<O>>(response, route.isRaw ?? false);
  };

  const attempt = async <O extends OperationId>(
    route: Route<O>,
    parts: Parts,
    outer: AbortSignal | undefined,
    isKeyStale = false,
  ) => {
    const timer = AbortSignal.timeout(route.timeout ?? defaultTimeout);
    try {
      return await send(route, parts, outer ? AbortSignal.any([outer, timer]) : timer, isKeyStale);
    } catch (error) {
      throw toApiError(error, outer);
    }
  };

  const call: Client = async (route, input, options = {}) => {
    const parts: Parts = input;
    try {
      return await attempt(route, parts, options.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const pause = route.isSafe && pauseBeforeRepeat(error);
      if (typeof pause === 'number') {
        await wait(pause, options.signal);
        return attempt(route, parts, options.signal);
      }
      if (error.code === 'DECRYPTION_FAILED') return attempt(route, parts, options.signal, true);
      if (lostCodes.has(error.code)) context.onSessionLost?.(error);
      throw error;
    }
  };

  return call;
};
