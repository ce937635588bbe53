import { currencies, isCurrency, isLanguage } from '@marquee/reference';
import type { FastifyInstance } from 'fastify';
import type { Arcade } from '../games/Arcade.ts';
import { gameOf } from '../games/catalogue.ts';
import { kindOf } from '../games/kinds.ts';
import { failurePage, failureStyleSource, gamePage } from '../pages/gamePage.ts';
import { say, wordsOf } from '../pages/say.ts';
import { sharedTexts } from '../pages/sharedTexts.ts';
import type { Solo } from '../solo/createSolo.ts';
import type { RecallLinks } from './createRecallLinks.ts';
import { recallTexts } from './recallTexts.ts';

type Parts = { arcade: Arcade; solo: Pick<Solo, 'find'>; links: RecallLinks };

/** Sends the page that replays a finished round by a signed link. It only reads: the page can call nothing. */
export const registerRecall = (app: FastifyInstance, { arcade, solo, links }: Parts): void => {
  app.get('/recall', (request, reply) => {
    const query = new URL(request.url, 'http://arcade').searchParams;
    const id = links.read(query);
    const found = id === undefined ? undefined : solo.find(id);
    const seat = found && arcade.seats.bySession(found.session);
    const game = found && gameOf(found.round.game);
    const asked = query.get('language') ?? 'en';
    const language = isLanguage(asked) ? asked : 'en';
    void reply
      .headers({
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${failureStyleSource}; img-src 'self' data: blob:; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8');
    if (!found?.round.isOver || !seat || !game || !isCurrency(seat.currency))
      return reply.code(404).send(
        failurePage({
          language,
          title: say(language, recallTexts.linkOver),
          text: say(language, recallTexts.linkOverText),
        }),
      );
    const kind = kindOf(game.kind);
    return reply.send(
      gamePage('recall/page/main.tsx', {
        kind: game.kind,
        title: game.title[language],
        language,
        currency: seat.currency,
        digits: currencies[seat.currency].digits,
        texts: {
          ...wordsOf(sharedTexts, language),
          ...wordsOf(kind.texts, language),
          ...wordsOf(recallTexts, language),
        },
        ...kind.start?.(seat, game, arcade, query),
        round: found.round,
      }),
    );
  });
};
