import type { ErrorBody } from '@marquee/contract/errors';
import { ApiError } from './ApiError.ts';

type Envelope<V> = { success: true; value: V } | { success: false; error: ErrorBody };

const isEnvelope = <V>(answer: unknown): answer is Envelope<V> =>
  typeof answer === 'object' && answer !== null && 'success' in answer;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Takes the value out of an answer, or throws the `ApiError` that it carries; anything else counts as no answer. */
export const readAnswer = async <V>(response: Response, isRaw: boolean): Promise<V> => {
  const answer = parse(await response.text());
  if (isRaw && response.ok && answer !== undefined) return answer as V;
  if (!isEnvelope<V>(answer)) {
    const code = response.status >= 500 ? 'UNAVAILABLE' : 'NETWORK';
    throw new ApiError(response.status, { code, message: '' });
  }
  if (!answer.success) throw new ApiError(response.status, answer.error);
  return answer.value;
};
