import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel';
import { playedPath, returnPath, telegramHash } from '#identity';
import { chosenPerson } from './chosenPerson.ts';
import { partyHeaders, partyPage } from './partyPage.ts';
import { telegramId, type PlayedPerson } from './PlayedPerson.ts';

type Asked = { Querystring: { bot_id?: string; return_to?: string } };

const signedBy = (botToken: string, { name, email }: PlayedPerson, now: Date): string => {
  const [first = '', ...rest] = name.split(' ');
  const fields = {
    id: telegramId(email),
    first_name: first,
    ...(rest.length > 0 && { last_name: rest.join(' ') }),
    username: email.split('@')[0] ?? '',
    auth_date: Math.floor(now.getTime() / 1000),
  };
  const signed = { ...fields, hash: telegramHash(fields, botToken) };
  return Buffer.from(JSON.stringify(signed)).toString('base64url');
};

/** Plays Telegram's sign-in page, which answers in the fragment of the address that it leads back to. */
export const playTelegram = (
  app: FastifyInstance,
  { clock, merchants, config }: Pick<Services, 'clock' | 'merchants' | 'config'>,
): void => {
  /** As Telegram, which knows the domain of each bot. */
  const askOf = ({ bot_id: bot, return_to: to }: Asked['Querystring']) => {
    if (!to || !URL.canParse(to)) return null;
    const back = new URL(to);
    const merchant = merchants.find(({ domains }) => domains.includes(back.hostname));
    const botToken = merchant && config.social.botTokenOf(merchant.code);
    return botToken?.startsWith(`${bot}:`) && back.pathname === returnPath ? { back, botToken } : null;
  };
  const path = `${playedPath}/telegram/auth`;
  app.get<Asked>(path, async ({ query }, reply) => {
    const ask = askOf(query);
    if (!ask) return reply.code(400).type('text/plain').send('Bot domain invalid');
    const { origin, hostname } = ask.back;
    return reply
      .headers(partyHeaders(origin))
      .type('text/html; charset=utf-8')
      .send(partyPage('telegram', hostname));
  });
  app.post<Asked>(path, async ({ query, body }, reply) => {
    const ask = askOf(query);
    if (!ask) return reply.code(400).type('text/plain').send('Bot domain invalid');
    const person = chosenPerson(new URLSearchParams(String(body ?? '')));
    await clock.refresh();
    const result = person ? signedBy(ask.botToken, person, clock.now()) : 'false';
    ask.back.hash = `tgAuthResult=${result}`;
    return reply.headers(partyHeaders(ask.back.origin)).redirect(ask.back.href, 303);
  });
};
