import { type TSchema, type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { PaymentConfig } from '#kernel';
import { PaymentFailure } from './PaymentFailure.ts';
import type { PaymentGateway } from './PaymentGateway.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

const timeout = 10_000;

const Expected = Type.Object({
  account: Type.Union([
    Type.Object({
      bin: Type.String({ pattern: String.raw`^\d{6}$` }),
      bank: Type.String(),
      number: Type.String({ pattern: '^[0-9A-Za-z]{1,19}$' }),
      name: Type.String(),
    }),
    Type.Null(),
  ]),
  payUrl: Type.Union([Type.String({ pattern: '^https?://' }), Type.Null()]),
});

/** Answers after which no money can come; after others the gateway may have the order. */
const refusals = new Set([400, 401, 403, 404, 409, 422]);

const Taken = Type.Object({ id: Type.String() });

/** Speaks the protocol of `docs/payments.md` with a gateway. */
export const createHttpGateway = ({ url, secret }: PaymentConfig): PaymentGateway => {
  const post = async <T extends TSchema>(path: string, order: object, schema: T): Promise<Static<T>> => {
    const text = JSON.stringify(order);
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': signatureOf(secret, text) },
      body: text,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new PaymentFailure('The payment gateway did not answer.', false, error);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const { status } = response;
      throw new PaymentFailure(`The payment gateway answered ${status}.`, refusals.has(status));
    }
    if (!Value.Check(schema, answer)) {
      throw new PaymentFailure('The payment gateway answered something else than it should.', false);
    }
    return answer;
  };
  return {
    startDeposit: ({ merchantCode, ...order }) =>
      post('/orders', { ...order, merchant: merchantCode }, Expected),
    payOut: async ({ merchantCode, ...order }) => {
      await post('/payouts', { ...order, merchant: merchantCode }, Taken);
    },
    sendBack: async ({ merchantCode, ...order }) => {
      await post('/returns', { ...order, merchant: merchantCode }, Taken);
    },
    isSigned: (body, signature) => isSignatureOf(secret, body, signature),
  };
};
