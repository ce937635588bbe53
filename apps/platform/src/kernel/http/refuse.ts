import { errorCodes } from '@marquee/contract';
import type { CodedError, ErrorBody } from '@marquee/contract/errors';
import type { Language } from '@marquee/reference';
import type { FastifyReply } from 'fastify';
import { errorTexts } from '../texts/errorTexts.ts';
import { say } from '../texts/say.ts';
import './CallFacts.ts';
import type { ApiFailure } from '../errors/ApiFailure.ts';

/** Answers with a failure in the envelope. */
export const refuse = (
  reply: FastifyReply,
  language: Language,
  { code, details }: ApiFailure,
): FastifyReply => {
  reply.request.failureCode = code;
  if (details?.retryAfter !== undefined) reply.header('Retry-After', String(details.retryAfter));
  const text = say(language, errorTexts[code]);
  const error: ErrorBody = {
    // The failure's constructor took the two together.
    ...({ code, ...(details && { details }) } as CodedError),
    message: details?.reason === undefined ? text : `${text} ${details.reason}`,
    requestId: reply.request.id,
  };
  return reply
    .code(errorCodes[code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, error }));
};
