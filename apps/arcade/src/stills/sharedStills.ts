import type { Language } from '@marquee/reference';
import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { nextDraw, openDraw } from '../lottery/rules/draws.ts';
import { lotteries } from '../lottery/rules/lotteries.ts';
import type { ShownLottery } from '../lottery/registerLottery.ts';
import { seedOfMatch, textOf } from '../sports/createBook.ts';
import type { Bet } from '../sports/openSportsStore.ts';
import { leagues } from '../sports/rules/leagues.ts';
import { playMatch } from '../sports/rules/playMatch.ts';
import { showSports } from '../sports/showSports.ts';
import type { LiveMessage } from '../tables/live/LiveMessage.ts';
import { liveTables } from '../tables/live/liveTables.ts';
import type { Still, StillScript } from './Still.ts';
import { balance, entryOf, startOf } from './stillStart.ts';
import { stillTime } from './stillTime.ts';

const seed = '8899aabbccddeeff'.repeat(4);
const hour = 60 * 60_000;

const still = (game: string, script: (language: Language) => Omit<StillScript, 'now'>): Still => ({
  entry: entryOf(game),
  start: (language) => startOf(game, language),
  script,
});

const table = (game: string, chips: Record<string, number>, isShown: boolean): Still =>
  still(game, () => {
    const live = liveTables.get(game);
    if (!live) throw new Error(`${game} is no live table.`);
    const { rules, timing } = live;
    const results = Array.from({ length: 31 }, (_, round) => rules.play(drawsOf(seed, game, round + 1)));
    const result = results.at(-1);
    const won = Object.entries(chips).reduce(
      (sum, [spot, stake]) => sum + Math.floor((stake * rules.returns(spot, result)) / 100),
      0,
    );
    const event: LiveMessage = {
      type: 'table',
      phase: isShown ? 'showing' : 'betting',
      players: 23,
      limits: { min: 10_000, max: 10_000_000 },
      round: {
        id: `${game}:31`,
        number: 31,
        hash: hashOf(seed),
        closesIn: isShown ? 0 : 17_000,
        // The result has been told by then.
        endsIn: isShown ? 1 : timing.betting,
        chips,
        ...(isShown && { result, seed, won }),
      },
      history: results.slice(0, -1).map((one, index) => {
        const side = rules.side?.(one);
        return { number: index + 1, label: rules.label(one), ...(side && { side }) };
      }),
    };
    return { answers: { '/balance': { balance } }, event };
  });

const sports = (game: string, presses: readonly string[] = []): Still =>
  still(game, (language) => {
    const league = leagues.get(game);
    if (!league) throw new Error(`${game} is no league.`);
    const book = {
      find: (_: unknown, fixture: Parameters<typeof playMatch>[1]) => {
        const text = textOf(game, fixture.number);
        const drawn = seedOfMatch(seed, text);
        return { seed: drawn, match: playMatch(league, fixture, drawsOf(drawn, text, 0)) };
      },
    };
    const { matches } = showSports(book, league, stillTime, { language, bets: [] });
    const over = matches.find(({ offer }) => offer === null);
    const next = matches.find(({ phase }) => phase === 'next');
    const betOn = (number: number | undefined, state: Bet['state'], win: number): Bet[] => {
      const pick = matches.find((match) => match.number === next?.number)?.offer?.markets[0]?.picks[0];
      if (number === undefined || !pick) return [];
      const market = next?.offer?.markets[0]?.id ?? '';
      const odds = pick.odds ?? 190;
      const stake = 50_000;
      const times = { placedAt: stillTime - hour / 60, session: 1 };
      return [
        {
          id: `bet-${number}`,
          ask: '',
          player: '',
          game,
          number,
          market,
          pick: pick.id,
          odds,
          stake,
          state,
          win,
          ...times,
        },
      ];
    };
    const bets = [...betOn(next?.number, 'open', 0), ...betOn(over?.number, 'lost', 0)];
    return {
      answers: {
        '/sports': { ...showSports(book, league, stillTime, { language, bets }), balance },
        '/balance': { balance },
      },
      presses,
    };
  });

const lottery = (game: string, presses: readonly string[] = []): Still =>
  still(game, () => {
    const found = lotteries.get(game);
    if (!found) throw new Error(`${game} is no lottery.`);
    const shown = ({ number, closesAt, drawsAt }: ReturnType<typeof openDraw>, isDrawn: boolean) => {
      const text = `${game}:${number}`;
      return {
        number,
        closesAt,
        drawsAt,
        text,
        hash: hashOf(seed),
        ...(isDrawn && { seed, prizes: found.game.draw(drawsOf(seed, text, 0)) }),
      };
    };
    const gap = (found.intervalMinutes ?? 24 * 60) * 60_000;
    const before = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((back) => {
      const draw = nextDraw(found, stillTime - back * gap);
      return draw.drawsAt < stillTime ? [draw] : [];
    });
    const last = [...new Map(before.map((draw) => [draw.number, draw])).values()].map((draw) =>
      shown(draw, true),
    );
    const open = shown(openDraw(found, stillTime), false);
    const [bet] = found.game.bets;
    const picks =
      bet && 'options' in bet.choice
        ? bet.choice.options.slice(0, 1)
        : (last[0]?.prizes?.at(-1)?.numbers.slice(0, 1) ?? []);
    const ticket = {
      lines: [{ bet: bet?.id ?? '', picks, stake: 10_000 }],
      cost: 10_000,
      placedAt: stillTime - hour,
    };
    const told: ShownLottery = {
      now: stillTime,
      open,
      last,
      tickets: [
        { ...ticket, id: 'one', number: open.number, state: 'open', win: 0 },
        { ...ticket, id: 'two', number: last[0]?.number ?? '', state: 'over', win: 70_000 },
      ],
      balance,
    };
    return { answers: { '/lottery': told }, presses };
  });

const chosen = '.list-next .pick:not([disabled])';

/** Games that many share: live tables, matches and draws. */
export const sharedStills = {
  'table-betting': table('pavilion-baccarat', { player: 100_000, tie: 20_000 }, false),
  'table-result': table('lotus-sicbo', { big: 100_000, odd: 50_000 }, true),
  roulette: table('northlight-roulette', {}, false),
  crystal: table('crystal-roulette', {}, false),
  'dragon-tiger': table('dragon-tiger-duel', { dragon: 50_000 }, true),
  'xoc-dia': table('xoc-dia-hoi-lang', { even: 50_000 }, false),
  'fan-tan': table('fan-tan-pavilion', { odd: 50_000 }, true),
  'money-wheel': table('golden-wheel-show', {}, false),
  football: sports('halfcourt-sportsbook', [chosen]),
  esports: sports('kite-arena-esports'),
  derby: sports('virtual-derby', [chosen]),
  squads: sports('battle-royale-odds'),
  lottery: lottery('xs-ha-noi'),
  'lottery-balls': lottery('mega-645', [
    ...[3, 9, 17, 22, 38, 41].map((place) => `.grid .number:nth-of-type(${place})`),
    '.controls .main-button',
  ]),
  keno: lottery('lantern-keno'),
  digits: lottery('swift-3d'),
  racing: lottery('racing-ten'),
} as const;
