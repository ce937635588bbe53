import { inject } from 'vitest';

/** Tells the payment gateway's sandbox how to behave, or plays the bank. */
export const askGateway = async (path: '/behaviour' | '/play', body: object): Promise<void> => {
  const answer = await fetch(new URL(path, inject('gateway')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
};
