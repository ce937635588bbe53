import { msg } from '@marquee/i18n/msg';

/** What stands on the pages of dice games. */
export const diceTexts = {
  small: msg({ message: 'Small', context: 'half of the sums of three dice' }),
  big: msg({ message: 'Big', context: 'half of the sums of three dice' }),
  odd: msg`Odd`,
  even: msg`Even`,
  heads: msg`Heads`,
  tails: msg`Tails`,
  deer: msg`Deer`,
  gourd: msg`Gourd`,
  rooster: msg`Rooster`,
  fish: msg`Fish`,
  crab: msg`Crab`,
  shrimp: msg`Shrimp`,
  roll: msg`Roll`,
  toss: msg`Toss`,
  again: msg`Same again`,
  clear: msg`Clear`,
  layChips: msg`Tap a field to lay your stake`,
  thrown: msg`Thrown: {faces}`,
  ruleTaiXiu: msg`Three dice are thrown. Small is a sum of 3 to 10, big 11 to 18. Every field pays 1.96 times the stake.`,
  ruleBauCua: msg`Three dice with six animals are thrown. Each die that shows your animal pays your stake once; the stake comes back with it.`,
  ruleCoin: msg`One coin is tossed. The side that you chose pays 1.96 times the stake.`,
} as const;
