import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../verifier/rooms.ts';
import { drawsOf } from '../fairness/drawsOf.ts';
import { roomGames, type RoomKind } from './roomGames.ts';
import { roomTexts } from './texts.ts';

const kinds = Object.keys(roomGames) as RoomKind[];
const seed = fc.string({ minLength: 1, maxLength: 8 });

describe.each(kinds)('%s', (kind) => {
  const { rules } = roomGames[kind];
  const table = fc.record({
    seed,
    seats: fc.integer({ min: rules.seats.least, max: rules.seats.most }),
    leader: fc.option(fc.nat(rules.seats.least - 1)),
  });
  const deal = ({ seed, seats, leader }: { seed: string; seats: number; leader: number | null }) =>
    rules.deal(drawsOf(seed, 'mix', 1), seats, leader);

  it('is dealt alike by the verifier that shares nothing with it', () => {
    fc.assert(
      fc.property(table, (dealt) => {
        const shown = rooms[kind]?.(drawsOf(dealt.seed, 'mix', 1), dealt.seats, dealt.leader) ?? {};
        const said = deal(dealt) as Record<string, unknown>;
        expect(Object.keys(shown).length).toBeGreaterThan(0);
        for (const [name, value] of Object.entries(shown)) expect(said[name]).toEqual(value);
      }),
      { numRuns: 30 },
    );
  });

  it('ends with nobody there, is the same once kept as JSON, and lets only those move whose turn it is', () => {
    fc.assert(
      fc.property(table, (dealt) => {
        let state = deal(dealt);
        for (let steps = 0; !rules.outcome(state); steps += 1) {
          const turns = rules.turnOf(state);
          expect(turns.length).toBeGreaterThan(0);
          expect(turns.every((seat) => seat >= 0 && seat < dealt.seats)).toBe(true);
          const [seat = 0] = turns;
          const move = JSON.parse(JSON.stringify(rules.expire(state, seat))) as unknown;
          const next = rules.play(JSON.parse(JSON.stringify(state)), move, seat);
          if (typeof next === 'string') throw new Error(`${next}: ${JSON.stringify(move)}`);
          expect(rules.play(state, rules.expire(state, seat), seat)).toEqual(next);
          state = next;
          expect(steps).toBeLessThan(3000);
        }
        const { winners } = rules.outcome(state) ?? { winners: [-1] };
        expect(new Set(winners).size).toBe(winners.length);
        expect(winners.every((seat) => seat >= 0 && seat < dealt.seats)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('reads nothing that has not the form of a move, and every reason to refuse one has its words', () => {
    for (const value of [undefined, null, 3, 'x', [], {}, { cell: 1e9 }, { cards: 'x' }, { cards: [52] }])
      expect(rules.readMove(value)).toBeUndefined();
    fc.assert(
      fc.property(table, fc.jsonValue(), fc.array(fc.nat(51), { maxLength: 13 }), (dealt, json, cards) => {
        const state = deal(dealt);
        const [seat = 0] = rules.turnOf(state);
        const reasons = [];
        for (const value of [json, { cards }, { card: cards[0] }, { cell: cards[0] }]) {
          const move = rules.readMove(value);
          const next = move === undefined ? {} : rules.play(state, move, seat);
          if (typeof next === 'string') reasons.push(next);
        }
        expect(reasons.filter((reason) => !Object.hasOwn(roomTexts, reason))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
