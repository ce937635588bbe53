import type { OperationId, Route, RouteValue } from '@marquee/contract/route';
import { createParser } from 'eventsource-parser';
import { ApiError } from './ApiError.ts';
import type { ClientContext } from './createClient.ts';
import { headersOf } from './headersOf.ts';
import { readAnswer } from './readAnswer.ts';

/** Milliseconds without any sign of life after which a stream counts as lost; the platform gives one in 20,000. */
const patience = 50_000;

type Listener<V> = { signal: AbortSignal; onOpen: () => void; onEvent: (value: V) => void };

/**
 * Reads the events of a row until they end or `signal` calls them off. Rejects with `ApiError` where the platform
 * refuses, and with the browser's error where the connection breaks. By `fetch` and not `EventSource`, which cannot show
 * the session's token.
 */
export const followEvents = async <O extends OperationId>(
  context: ClientContext,
  route: Route<O>,
  { signal, onOpen, onEvent }: Listener<RouteValue<O>>,
): Promise<void> => {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, patience);
  const carry = context.carry ?? fetch;
  try {
    const response = await carry(`${context.baseUrl}${route.path}`, {
      headers: headersOf(context, route),
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    if (!response.ok) await readAnswer(response, false);
    if (!response.body) throw new ApiError(response.status, { code: 'NETWORK', message: '' });
    onOpen();
    const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as RouteValue<O>) });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    silence.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      parser.feed(piece.value);
    }
  } finally {
    clearTimeout(timer);
  }
};
