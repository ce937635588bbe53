import { msg } from '@marquee/i18n/msg';
import { verifyTexts } from '../verify/verifyTexts.ts';

/** What stands on the page that replays a round, beside the words of its game. */
export const recallTexts = {
  replay: msg`Replay of round {number}`,
  playedAt: msg`Played on {when}. Nothing is bet here.`,
  watch: msg`Watch again`,
  noStage: msg`This game has no replay yet. What the round came to stands below.`,
  linkOver: msg`This link is no longer good`,
  linkOverText: msg`Links to replays are good for a day. Open the round once more from your last rounds in the game.`,
  roundWas: msg`Bet {stake}, won {win}`,
  serverHash: verifyTexts.hash,
  serverSeed: verifyTexts.seed,
  ownSeed: verifyTexts.yourSeed,
  secret: msg`Shown once you change the seeds in the game`,
} as const;
