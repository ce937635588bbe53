import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baccarat } from './baccarat.ts';
import { baccaratChances } from './baccaratChances.ts';
import { crystalRoulette, luckyPays, mostLucky } from './crystalRoulette.ts';
import { dragonTiger } from './dragonTiger.ts';
import { everyDraw } from './everyDraw.ts';
import { fanTan } from './fanTan.ts';
import { moneyWheel, segments } from './moneyWheel.ts';
import { coveredBy, roulette, wheel } from './roulette.ts';
import { sicbo } from './sicbo.ts';
import type { TableRules } from './TableRules.ts';
import { xocDia } from './xocDia.ts';

/** Percent that each spot gives back, over everything that can be drawn. */
const returnsOf = <Result>(rules: TableRules<Result>) => {
  const back: Record<string, number> = {};
  everyDraw(rules.play, (result, chance) => {
    for (const spot of rules.spots) back[spot] = (back[spot] ?? 0) + chance * rules.returns(spot, result);
  });
  return back;
};

describe('baccarat', () => {
  const chances = baccaratChances();

  it('has the known chances of eight decks', () => {
    expect(chances.banker).toBeCloseTo(0.458597, 6);
    expect(chances.player).toBeCloseTo(0.446247, 6);
    expect(chances.tie).toBeCloseTo(0.095156, 6);
    expect(chances.banker + chances.player + chances.tie).toBeCloseTo(1, 10);
  });

  it('gives back 98.94 % on Banker, 98.76 on Player, 85.64 on a tie and 89.64 on a pair', () => {
    expect(195 * chances.banker + 100 * chances.tie).toBeCloseTo(98.94, 2);
    expect(200 * chances.player + 100 * chances.tie).toBeCloseTo(98.76, 2);
    expect(900 * chances.tie).toBeCloseTo(85.64, 2);
    expect((1200 * 31) / 415).toBeCloseTo(89.64, 2);
  });

  /** Draws the cards that are named, whatever the order of the shoe. */
  const dealing = (...cards: number[]) => {
    const shoe = Array.from({ length: 416 }, (_, index) => index % 52);
    return () => {
      const at = shoe.indexOf(cards.shift() ?? 0);
      const last = shoe.pop();
      if (at < shoe.length && last !== undefined) shoe[at] = last;
      return at;
    };
  };

  it('draws third cards by the tables', () => {
    // Player 2+3, Banker 4+3; the player draws an eight, and the banker stands on seven.
    const stands = baccarat.play(dealing(1, 3, 2, 2, 7));
    expect([stands.player.length, stands.banker.length, stands.playerTotal, stands.bankerTotal]).toEqual([
      3, 2, 3, 7,
    ]);
    // Banker has 3 and does not draw against an eight, but does against a nine.
    expect(baccarat.play(dealing(1, 0, 2, 1, 7)).banker).toHaveLength(2);
    expect(baccarat.play(dealing(1, 0, 2, 1, 8)).banker).toHaveLength(3);
    // A natural ends the round.
    expect(baccarat.play(dealing(3, 0, 4, 1)).player).toHaveLength(2);
  });

  it('returns Player and Banker on a tie, and pays pairs whoever wins', () => {
    const tie = baccarat.play(dealing(3, 3, 3, 3));
    expect(baccarat.spots.map((spot) => baccarat.returns(spot, tie))).toEqual([100, 100, 900, 1200, 1200]);
    expect(baccarat.label(tie)).toBe('T8');
  });

  it('plays the shares that were counted', () => {
    let seed = 7;
    const draw = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const rounds = 20_000;
    const won = { a: 0, b: 0, tie: 0 };
    for (let round = 0; round < rounds; round += 1)
      won[baccarat.side?.(baccarat.play(draw)).winner ?? 'tie'] += 1;
    // Four standard deviations.
    const near = (share: number, chance: number) =>
      expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
    near(won.a / rounds, chances.banker);
    near(won.b / rounds, chances.player);
    near(won.tie / rounds, chances.tie);
  });
});

describe('roulette', () => {
  it('gives back 36 of 37 on each of its 157 spots', () => {
    const back = returnsOf(roulette);
    expect(Object.keys(back)).toHaveLength(157);
    for (const share of Object.values(back)) expect(share).toBeCloseTo(3600 / 37, 9);
  });

  it('covers neighbours on the layout alone', () => {
    expect(coveredBy('17-20')).toEqual([17, 20]);
    expect(coveredBy('3-4')).toEqual([]);
    expect(coveredBy('34-37')).toEqual([]);
    expect(new Set(wheel).size).toBe(37);
  });

  it('pays no spot a fraction of a hundredth', () => {
    for (const spot of roulette.spots) expect(Number.isInteger(3600 / coveredBy(spot).length)).toBe(true);
  });

  it('gives back 97.08 % on the single numbers of the crystal wheel', () => {
    const mean = luckyPays.reduce((sum, [pays, weight]) => sum + (pays * weight) / 100, 0);
    const lucky = (mostLucky + 1) / 2 / 37;
    expect(luckyPays.reduce((sum, [, weight]) => sum + weight, 0)).toBe(100);
    expect((100 * (30 + lucky * (mean - 29))) / 37).toBeCloseTo(97.08, 2);
    const result = { pocket: 5, lucky: [{ pocket: 5, pays: 200 }] };
    expect(crystalRoulette.returns('5', result)).toBe(20_100);
    expect(crystalRoulette.returns('5', { ...result, lucky: [] })).toBe(3000);
    expect(crystalRoulette.returns('5-6', result)).toBe(1800);
    expect(crystalRoulette.returns('6', result)).toBe(0);
  });
});

describe('the other tables', () => {
  it('have the chances of three dice', () => {
    const back = returnsOf(sicbo);
    expect(back['big']).toBeCloseTo(97.22, 2);
    expect(back['small']).toBeCloseTo(97.22, 2);
    expect(back['odd']).toBeCloseTo(97.22, 2);
    expect(back['sum4']).toBeCloseTo(84.72, 2);
    expect(back['face1']).toBeCloseTo(92.13, 2);
    expect(back['triple6']).toBeCloseTo(69.91, 2);
    expect(back['pair1-6']).toBeCloseTo(83.33, 2);
    expect(Math.max(...Object.values(back))).toBeLessThan(100);
  });

  it('have those of two cards, four tokens and a pile of buttons', () => {
    const cards = returnsOf(dragonTiger);
    expect(cards['dragon']).toBeCloseTo(96.27, 2);
    expect(cards['tie']).toBeCloseTo(67.23, 2);
    const tokens = returnsOf(xocDia);
    expect(Object.values(tokens)).toEqual([99, 99, 95, 95, 81.25, 81.25]);
    const buttons = returnsOf(fanTan);
    expect(buttons['1']).toBeCloseTo(96.25, 9);
    expect(buttons['1-2']).toBeCloseTo(97.5, 9);
  });

  it('have those of a wheel whose bonus segments spin again', () => {
    const times = segments.reduce((sum, segment) => sum + ('times' in segment ? segment.times : 0), 0);
    const back = Object.fromEntries(
      [1, 2, 5, 10, 20, 40].map((kind) => {
        const count = segments.filter((segment) => 'pays' in segment && segment.pays === kind).length;
        return [kind, 100 * (count / 52 + (kind * count) / (54 - times))];
      }),
    );
    expect(segments).toHaveLength(54);
    expect(back[10]).toBeCloseTo(96.58, 2);
    expect(back[1]).toBeCloseTo(95.34, 2);
    expect(Math.min(...Object.values(back))).toBeGreaterThan(90);
    const bonusOf = (times: number) =>
      segments.findIndex((segment) => 'times' in segment && segment.times === times);
    const ten = segments.findIndex((segment) => 'pays' in segment && segment.pays === 10);
    const stops = [bonusOf(3), bonusOf(6), ten];
    expect(moneyWheel.play(() => stops.shift() ?? 0).stops).toEqual([bonusOf(3), bonusOf(6), ten]);
    expect(moneyWheel.returns('x10', { stops: [bonusOf(3), bonusOf(6), ten] })).toBe(18_100);
    expect(moneyWheel.returns('x1', { stops: [ten] })).toBe(0);
  });

  it('never pay a spot that they do not know, and whole hundredths to those they do', () => {
    const tables = [
      baccarat,
      roulette,
      crystalRoulette,
      sicbo,
      dragonTiger,
      xocDia,
      fanTan,
      moneyWheel,
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...(tables as readonly TableRules[])),
        fc.infiniteStream(fc.nat()),
        (rules, stream) => {
          const draw = (below: number) => (stream.next().value ?? 0) % below;
          const result = rules.play(draw);
          for (const spot of rules.spots) {
            const returned = rules.returns(spot, result);
            expect(Number.isInteger(returned) && returned >= 0).toBe(true);
          }
          expect(rules.label(result)).not.toBe('');
        },
      ),
    );
  });
});
