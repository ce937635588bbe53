import type { ErrorBody } from '@marquee/contract/errors';
import { ApiError } from './ApiError.ts';

type Envelope<V> = { success: true; value: V } | { success: false; error: ErrorBody };

const isEnvelope = <V>(answer: unknown): answer is Envelope<V> =>
  typeof answer === 'object' && answer !== null && 'success' in answer;

/** Takes the value out of an answer, or throws the `ApiError` that it carries; anything else counts as no answer. */
export const readAnswer = async <V>(response: Response, isRaw: boolean): Promise<V> => {
  const answer: unknown = await response.json();
  if (isRaw && response.ok) return answer as V;
  if (!isEnvelope<V>(answer)) throw new ApiError(response.status, { code: 'NETWORK', message: '' });
  if (!answer.success) throw new ApiError(response.status, answer.error);
  return answer.value;
};
