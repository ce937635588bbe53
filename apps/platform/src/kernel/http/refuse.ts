import { errorCodes } from '@marquee/contract';
import type { ErrorBody, ErrorCode } from '@marquee/contract/errors';
import type { Language } from '@marquee/reference';
import type { FastifyReply } from 'fastify';
import { errorTexts } from '../texts/errorTexts.ts';
import { say } from '../texts/say.ts';
import type { FailureExtras } from '../errors/ApiFailure.ts';

/** Answers with an error in the envelope. */
export const refuse = (
  reply: FastifyReply,
  language: Language,
  code: ErrorCode,
  extras: FailureExtras = {},
): FastifyReply => {
  if (extras.retryAfter !== undefined) reply.header('Retry-After', String(extras.retryAfter));
  const error: ErrorBody = {
    code,
    message: say(language, errorTexts[code]),
    ...extras,
    requestId: reply.request.id,
  };
  return reply
    .code(errorCodes[code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, error }));
};
