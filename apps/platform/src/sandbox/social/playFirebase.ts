import { hash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Services } from '#kernel';
import { playedPath, returnPath } from '#identity';
import { chosenPerson } from './chosenPerson.ts';
import { createTickets } from './createTickets.ts';
import type { TokenSigner } from './createTokenSigner.ts';
import { jsonOf, projectOf, refuse } from './identityToolkit.ts';
import { partyHeaders, partyPage } from './partyPage.ts';

const Channel = Type.Enum(['google', 'facebook']);
const Ask = Type.Object({
  channel: Channel,
  project: Type.String(),
  returnUrl: Type.String(),
  session: Type.String(),
});
const Code = Type.Object({
  ...Ask.properties,
  person: Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
  failure: Type.Union([Type.String(), Type.Null()]),
});
const CreateAuthUri = Type.Object({
  providerId: Type.Enum(['google.com', 'facebook.com']),
  continueUri: Type.String(),
});
const SignInWithIdp = Type.Object({ requestUri: Type.String(), sessionId: Type.String() });

type Keyed = { Querystring: { key?: string } };
type Asked = { Querystring: { state?: string } };

/** Plays Firebase: the two calls of its Identity Toolkit, its keys, and the pages of Google and Facebook. */
export const playFirebase = (
  app: FastifyInstance,
  { clock }: Pick<Services, 'clock'>,
  signer: TokenSigner,
): void => {
  const tickets = createTickets();
  app.get(`${playedPath}/keys`, () => signer.keys());

  app.post<Keyed>(`${playedPath}/v1/accounts::createAuthUri`, async ({ query, body }, reply) => {
    const project = projectOf(query.key);
    const ask = jsonOf(body);
    if (!project) return refuse(reply, 'API key not valid. Please pass a valid API key.');
    if (!Value.Check(CreateAuthUri, ask) || !URL.canParse(ask.continueUri))
      return refuse(reply, 'INVALID_CONTINUE_URI');
    const { protocol, port, pathname } = new URL(ask.continueUri);
    if (pathname !== returnPath) return refuse(reply, 'INVALID_CONTINUE_URI');
    const sessionId = randomUUID();
    const [channel] = ask.providerId.split('.');
    const state = await tickets.write({
      channel,
      project,
      returnUrl: ask.continueUri,
      session: hash('sha256', sessionId),
    });
    const authUri = `${protocol}//localhost${port && `:${port}`}${playedPath}/${channel}?${new URLSearchParams({ state })}`;
    return { kind: 'identitytoolkit#CreateAuthUriResponse', authUri, providerId: ask.providerId, sessionId };
  });

  app.post<Keyed>(`${playedPath}/v1/accounts::signInWithIdp`, async ({ query, body }, reply) => {
    const ask = jsonOf(body);
    if (!Value.Check(SignInWithIdp, ask) || !URL.canParse(ask.requestUri))
      return refuse(reply, 'INVALID_IDP_RESPONSE');
    const { searchParams } = new URL(ask.requestUri);
    const code = await tickets.spend(searchParams.get('code') ?? '', Code);
    const isSame = code?.session === hash('sha256', ask.sessionId) && code.project === projectOf(query.key);
    if (!code || !isSame) return refuse(reply, 'INVALID_IDP_RESPONSE');
    if (!code.person)
      return refuse(reply, code.failure ?? 'INTERNAL_ERROR', code.failure === 'UNAVAILABLE' ? 503 : 400);
    await clock.refresh();
    const idToken = await signer.sign(code.person, code.channel, code.project, clock.now());
    return {
      idToken,
      providerId: `${code.channel}.com`,
      displayName: code.person.name,
      email: code.person.email,
    };
  });

  for (const channel of ['google', 'facebook'] as const) {
    app.get<Asked>(`${playedPath}/${channel}`, async ({ query }, reply) => {
      const ask = await tickets.read(query.state ?? '', Ask);
      if (!ask) return reply.code(400).type('text/plain').send('This sign-in is not known here.');
      const { origin, hostname } = new URL(ask.returnUrl);
      return reply
        .headers(partyHeaders(origin))
        .type('text/html; charset=utf-8')
        .send(partyPage(channel, hostname));
    });
    app.post<Asked>(`${playedPath}/${channel}`, async ({ query, body }, reply) => {
      const state = query.state ?? '';
      const ask = await tickets.read(state, Ask);
      if (!ask) return reply.code(400).type('text/plain').send('This sign-in is not known here.');
      const form = new URLSearchParams(String(body ?? ''));
      const back = new URL(ask.returnUrl);
      back.searchParams.set('state', state);
      const person = chosenPerson(form);
      const failure = form.get('failure');
      if (person || failure) back.searchParams.set('code', await tickets.write({ ...ask, person, failure }));
      else back.searchParams.set('error', 'access_denied');
      return reply.headers(partyHeaders(back.origin)).redirect(back.href, 303);
    });
  }
};
