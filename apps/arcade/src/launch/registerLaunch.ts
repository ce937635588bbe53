import { currencies, isCurrency, isLanguage, type Language } from '@marquee/reference';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Arcade } from '../games/Arcade.ts';
import { gameOf } from '../games/catalogue.ts';
import { kindOf } from '../games/kinds.ts';
import { failurePage, failureStyleSource, gamePage } from '../pages/gamePage.ts';
import { launchTexts } from '../pages/launchTexts.ts';
import { say, wordsOf } from '../pages/say.ts';
import { sharedTexts } from '../pages/sharedTexts.ts';
import { readLaunch } from './readLaunch.ts';

const send = (reply: FastifyReply, html: string, frame: string) =>
  reply
    .headers({
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${failureStyleSource}; img-src 'self' data: blob:; connect-src 'self'; media-src 'self'; worker-src blob:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frame}`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** Opens games: proves a launch by asking the platform for its balance, and sends the game's page. */
export const registerLaunch = (app: FastifyInstance, arcade: Arcade): void => {
  app.get('/play', async (request, reply) => {
    const query = new URL(request.url, 'http://arcade').searchParams;
    const launch = readLaunch(query);
    const asked = query.get('language') ?? 'en';
    const language: Language = isLanguage(asked) ? asked : 'en';
    const frame = launch ? new URL(launch.lobbyUrl).origin : "'none'";
    const fail = (status: number, text: keyof typeof launchTexts) =>
      send(
        reply.code(status),
        failurePage({
          language,
          title: say(language, launchTexts.title),
          text: say(language, launchTexts[text]),
          ...(launch && { back: { label: say(language, launchTexts.back), url: launch.lobbyUrl } }),
        }),
        frame,
      );
    if (!launch) return fail(400, 'badLaunch');
    const game = gameOf(launch.game);
    if (game?.vendor !== launch.vendor) return fail(404, 'unknownGame');
    if (!isCurrency(launch.currency)) return fail(400, 'badLaunch');
    const kind = kindOf(game.kind);
    const { seat, secret } = arcade.seats.open(launch, arcade.now());
    const checked = await arcade.cashier.check(seat);
    if (checked.kind === 'unanswered') return fail(502, 'noAnswer');
    if (checked.kind === 'refused') return fail(403, 'refused');
    return send(
      reply,
      gamePage(kind.entry, {
        session: secret,
        game: game.id,
        kind: game.kind,
        title: game.title[language],
        language,
        currency: seat.currency,
        digits: currencies[launch.currency].digits,
        mode: seat.mode,
        ...(checked.balance !== undefined && { balance: checked.balance }),
        limits: arcade.limitsOf(game.id, seat.currency),
        lobbyUrl: launch.lobbyUrl,
        frame,
        texts: { ...wordsOf(sharedTexts, language), ...wordsOf(kind.texts, language) },
        ...kind.start?.(seat, game, arcade, query),
      }),
      frame,
    );
  });
};
