import type { FastifyRequest } from 'fastify';
import { recordEvent } from '../audit/recordEvent.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import type { Context } from './Context.ts';

/** Checks that the payment gateway has signed the body as it came; a forged one is written down and refused. */
export const requireSignature = async (
  context: Context,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
): Promise<void> => {
  const { payments } = context.services;
  if (typeof body === 'string' && payments?.isSigned(body, headers['x-signature'])) return;
  await context.tenant((tx) =>
    recordEvent(tx, context, 'payment.forged', null, { bytes: typeof body === 'string' ? body.length : 0 }),
  );
  throw new ApiFailure('SIGNATURE_WRONG');
};
