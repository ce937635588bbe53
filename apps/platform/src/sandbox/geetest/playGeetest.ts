import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { playedGeetestPath } from '#identity';
import { type Config, isSameHash } from '#kernel';
import { widget } from './widget.ts';

type Asked = { Querystring: { captcha_id?: string; as?: string }; Body: string | undefined };

/** Plays GeeTest, in a sandbox where no real one is configured and nowhere else. */
export const playGeetest = (
  app: FastifyInstance,
  { captcha, isSandbox, macKey }: Pick<Config, 'captcha' | 'isSandbox' | 'macKey'>,
  merchants: readonly { code: string }[],
): void => {
  if (!isSandbox || captcha.urls) return;
  const keyOf = (captchaId: string | undefined) =>
    merchants.map(({ code }) => captcha.geetestOf(code)).find((key) => key?.captchaId === captchaId)
      ?.captchaKey;
  const passOf = (lot: string, output: string, moment: string) =>
    createHmac('sha256', macKey).update(`GeeTest ${lot} ${output} ${moment}`).digest('hex');

  app.get(`${playedGeetestPath}/gt4.js`, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(widget(playedGeetestPath)),
  );
  app.get<Asked>(`${playedGeetestPath}/solve`, async ({ query }, reply) => {
    if (!keyOf(query.captcha_id)) return reply.code(400).send({ status: 'error' });
    const lot_number = randomUUID().replaceAll('-', '');
    const captcha_output = query.as === 'person' ? 'person' : 'robot';
    const gen_time = String(Math.floor(Date.now() / 1000));
    return { lot_number, captcha_output, gen_time, pass_token: passOf(lot_number, captcha_output, gen_time) };
  });
  app.post<Asked>(`${playedGeetestPath}/validate`, async ({ query, body }) => {
    const fields = new URLSearchParams(String(body ?? ''));
    const field = (name: string) => fields.get(name) ?? '';
    const lot = field('lot_number');
    const signature = createHmac('sha256', keyOf(query.captcha_id) ?? '')
      .update(lot)
      .digest('hex');
    if (!keyOf(query.captcha_id) || !isSameHash(signature, field('sign_token')))
      return { status: 'error', code: '-50005', result: 'fail', reason: 'sign_token wrong' };
    const pass = passOf(lot, field('captcha_output'), field('gen_time'));
    const isPerson = isSameHash(pass, field('pass_token')) && field('captcha_output') === 'person';
    return {
      status: 'success',
      result: isPerson ? 'success' : 'fail',
      reason: isPerson ? '' : 'not a person',
    };
  });
};
