import { msg } from '@marquee/i18n/msg';

/** What stands on the verifying page. */
export const verifyTexts = {
  title: msg`Check rounds yourself`,
  lead: msg`This page plays finished rounds once more from their seeds, in your browser and by the rules of the game. It sends nothing to anybody, and works without a connection once it has loaded.`,
  pasted: msg`Rounds, as the game wrote them`,
  hint: msg`Open this page from a game's information, or paste what you copied from it.`,
  check: msg`Check`,
  unreadable: msg`These are no rounds of a game. Copy all of it once more.`,
  noRounds: msg`There is no finished round to check yet.`,
  roundName: msg`Round {number}`,
  roundOf: msg`Bet {stake}, won {win}`,
  right: msg`Right: the seed is the one whose hash was shown, it draws exactly this, and the win is what the rules pay.`,
  notYet: msg`Not yet: the seed is shown once you change the seeds in the game. Open this page again after that.`,
  wrongSeed: msg`Wrong: the seed is not the one whose hash was shown before the bet.`,
  wrongDraw: msg`Wrong: the seed draws something else than what was shown.`,
  wrongWin: msg`Wrong: the win is not what the rules pay for this.`,
  unknownGame: msg`This page does not know the rules of this game.`,
  allRight: msg`{count} rounds are right.`,
  someWrong: msg`{count} rounds are wrong. Please tell support.`,
  ownTools: msg`With other tools`,
  ownToolsText: msg`The first line has to give the hash, the second the first 32 bytes of the round.`,
  hash: msg`Hash of the server's seed`,
  seed: msg`Seed of the server`,
  yourSeed: msg`Your seed`,
} as const;

/** The name of a text of the verifying page. */
export type VerifyText = keyof typeof verifyTexts;
