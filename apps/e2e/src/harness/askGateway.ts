import { site } from './site.ts';

/** Plays the payer or the bank, or tells the payment gateway how to behave. */
export const askGateway = async (path: '/play' | '/behaviour', body: object): Promise<void> => {
  const answer = await fetch(`${site.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`);
};
