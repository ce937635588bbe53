import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { CaptchaBook } from '#kernel';

/** Path below which a sandbox plays GeeTest. */
export const playedGeetestPath = '/sandbox/geetest';

/** What the page's widget gave, by GeeTest's names. */
export type GeetestProof = {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
};

const Answer = Type.Object({ result: Type.String(), reason: Type.Optional(Type.String()) });

const timeout = 5_000;

/** GeeTest's behaviour captcha, version 4: the real server, or that of this sandbox, which answers at `ownUrl`. */
export const createGeetest = ({ urls, geetestOf }: CaptchaBook, ownUrl: () => string | null) => ({
  /** What a page needs to show it; undefined where the merchant is unknown to GeeTest. */
  widgetOf: (merchantCode: string): { captchaId: string; script: string } | undefined => {
    const key = geetestOf(merchantCode);
    return key
      ? { captchaId: key.captchaId, script: urls?.script ?? `${playedGeetestPath}/gt4.js` }
      : undefined;
  },
  /** Asks whether a proof is good. Resolves with why it is not; `unreachable` when there was no answer to that. */
  check: async (
    merchantCode: string,
    proof: GeetestProof,
  ): Promise<'good' | 'unreachable' | { reason: string }> => {
    const key = geetestOf(merchantCode);
    const server = urls?.check ?? (ownUrl() ? `${ownUrl()}${playedGeetestPath}` : null);
    if (!key || !server) return 'unreachable';
    const { captchaId, captchaKey } = key;
    const response = await fetch(`${server}/validate?${new URLSearchParams({ captcha_id: captchaId })}`, {
      method: 'POST',
      body: new URLSearchParams({
        ...proof,
        sign_token: createHmac('sha256', captchaKey).update(proof.lot_number).digest('hex'),
      }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    }).catch(() => undefined);
    if (!response?.ok) return 'unreachable';
    const answer: unknown = await response.json().catch(() => undefined);
    if (!Value.Check(Answer, answer)) return 'unreachable';
    return answer.result === 'success' ? 'good' : { reason: answer.reason ?? answer.result };
  },
});

/** What `createGeetest` makes. */
export type Geetest = ReturnType<typeof createGeetest>;
