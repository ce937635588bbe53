import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { momentFrom, outbox, type Services } from '#kernel';
import { playedPath } from '#identity';
import { createTickets } from './createTickets.ts';
import type { TokenSigner } from './createTokenSigner.ts';
import { jsonOf, projectOf, refuse } from './identityToolkit.ts';
import { recaptchaScript } from './recaptchaScript.ts';

const Check = Type.Object({ project: Type.String(), failure: Type.String() });
const Session = Type.Object({
  project: Type.String(),
  mobile: Type.String(),
  code: Type.String(),
  expiresAt: Type.Number(),
});
const SendVerificationCode = Type.Object({
  phoneNumber: Type.Optional(Type.String()),
  recaptchaToken: Type.Optional(Type.String()),
});
const SignInWithPhoneNumber = Type.Object({
  sessionInfo: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
});

type Keyed = { Querystring: { key?: string } };

const minutes = 5;
const siteKeyOf = (project: string) => `site-key-of-${project}`;

/** Plays what Firebase does for codes by SMS: the check before it, the code, which the outbox shows, and its token. */
export const playPhone = (
  app: FastifyInstance,
  { clock, database, merchants }: Pick<Services, 'clock' | 'database' | 'merchants'>,
  signer: TokenSigner,
): void => {
  const tickets = createTickets();
  const merchantOf = (project: string) =>
    merchants.find(({ code }) => `sandbox-${code.toLowerCase()}` === project);

  app.get<Keyed>(`${playedPath}/v1/recaptchaParams`, ({ query }, reply) => {
    const project = projectOf(query.key);
    if (!project) return refuse(reply, 'API key not valid. Please pass a valid API key.');
    return { kind: 'identitytoolkit#GetRecaptchaParamResponse', recaptchaSiteKey: siteKeyOf(project) };
  });
  app.get(`${playedPath}/recaptcha.js`, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(recaptchaScript(`${playedPath}/recaptcha`)),
  );
  app.get<{ Querystring: { k?: string; as?: string } }>(
    `${playedPath}/recaptcha`,
    async ({ query }, reply) => {
      const project = merchants
        .map(({ code }) => `sandbox-${code.toLowerCase()}`)
        .find((each) => siteKeyOf(each) === query.k);
      if (!project) return reply.code(400).send({});
      return { token: await tickets.write({ project, failure: query.as ?? '' }) };
    },
  );

  app.post<Keyed>(`${playedPath}/v1/accounts::sendVerificationCode`, async ({ query, body }, reply) => {
    const project = projectOf(query.key);
    const merchant = project && merchantOf(project);
    const ask = jsonOf(body);
    if (!merchant) return refuse(reply, 'API key not valid. Please pass a valid API key.');
    if (!Value.Check(SendVerificationCode, ask) || !ask.phoneNumber)
      return refuse(reply, 'MISSING_PHONE_NUMBER');
    if (!/^\+[1-9]\d{6,14}$/.test(ask.phoneNumber)) return refuse(reply, 'INVALID_PHONE_NUMBER : TOO_SHORT');
    const check = await tickets.spend(ask.recaptchaToken ?? '', Check);
    if (check?.project !== project) return refuse(reply, 'CAPTCHA_CHECK_FAILED');
    if (check?.failure) return refuse(reply, check.failure, check.failure === 'UNAVAILABLE' ? 503 : 400);
    await clock.refresh();
    const now = clock.now();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await database.tenant(merchant.code, (tx) =>
      tx.insert(outbox).values({
        merchantCode: merchant.code,
        channel: 'sms',
        recipient: ask.phoneNumber ?? '',
        text: `${code} is your verification code for ${project}.firebaseapp.com.`,
        status: 'sent',
        dueAt: now,
        expiresAt: momentFrom(now, { minutes }),
        sentAt: now,
        createdAt: now,
      }),
    );
    const expiresAt = momentFrom(now, { minutes }).getTime();
    return { sessionInfo: await tickets.write({ project, mobile: ask.phoneNumber, code, expiresAt }) };
  });

  app.post<Keyed>(`${playedPath}/v1/accounts::signInWithPhoneNumber`, async ({ query, body }, reply) => {
    const ask = jsonOf(body);
    if (!Value.Check(SignInWithPhoneNumber, ask) || !ask.sessionInfo)
      return refuse(reply, 'MISSING_SESSION_INFO');
    if (!ask.code) return refuse(reply, 'MISSING_CODE');
    const session = await tickets.read(ask.sessionInfo, Session);
    if (!session || session.project !== projectOf(query.key)) return refuse(reply, 'INVALID_SESSION_INFO');
    await clock.refresh();
    const now = clock.now();
    if (now.getTime() > session.expiresAt) return refuse(reply, 'SESSION_EXPIRED');
    if (ask.code !== session.code) return refuse(reply, 'INVALID_CODE');
    if (!(await tickets.spend(ask.sessionInfo, Session))) return refuse(reply, 'SESSION_EXPIRED');
    const idToken = await signer.signPhone(session.mobile, session.project, now);
    return { idToken, phoneNumber: session.mobile, isNewUser: false };
  });
};
