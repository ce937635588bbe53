import { msg } from '@marquee/i18n/msg';

/** What is said where a game cannot be opened. */
export const launchTexts = {
  title: msg`The game cannot be opened`,
  unknownGame: msg`This game is not here any more.`,
  badLaunch: msg`The link is not whole. Please open the game again from the lobby.`,
  refused: msg`The site does not know this launch any more. Please open the game again from the lobby.`,
  noAnswer: msg`The site does not answer. Please try again in a moment.`,
  back: msg`Back to the lobby`,
} as const;
