import { baccaratValue, bankerDraws, playerDraws } from './baccarat.ts';

const decks = 8;
const values = Array.from({ length: 10 }, (_, value) => value);

/** The exact chances of player, banker and tie with eight full decks, by going through every order of values. */
export const baccaratChances = () => {
  const left = values.map(
    (value) =>
      Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => baccaratValue(rank) === value).length *
      decks *
      4,
  );
  let cards = decks * 52;
  const chances = { player: 0, banker: 0, tie: 0 };

  const eachCard = (chance: number, then: (value: number, chance: number) => void) => {
    for (const value of values) {
      const count = left[value] ?? 0;
      if (count === 0) continue;
      const here = (chance * count) / cards;
      left[value] = count - 1;
      cards -= 1;
      then(value, here);
      left[value] = count;
      cards += 1;
    }
  };
  const settle = (player: number, banker: number, chance: number) => {
    const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    chances[winner] += chance;
  };
  const bankersThird = (player: number, banker: number, third: number | undefined, chance: number) => {
    if (!bankerDraws(banker, third)) return settle(player, banker, chance);
    eachCard(chance, (value, here) => settle(player, (banker + value) % 10, here));
  };
  const thirds = (player: number, banker: number, chance: number) => {
    if (player >= 8 || banker >= 8) return settle(player, banker, chance);
    if (!playerDraws(player)) return bankersThird(player, banker, undefined, chance);
    eachCard(chance, (value, here) => bankersThird((player + value) % 10, banker, value, here));
  };
  eachCard(1, (a, one) =>
    eachCard(one, (b, two) =>
      eachCard(two, (c, three) => eachCard(three, (d, four) => thirds((a + c) % 10, (b + d) % 10, four))),
    ),
  );
  return chances;
};
