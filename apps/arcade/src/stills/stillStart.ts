import { currencies, type Language } from '@marquee/reference';
import { gameOf } from '../games/catalogue.ts';
import { kindOf } from '../games/kinds.ts';
import { limitsFor } from '../games/limitsFor.ts';
import { say, wordsOf } from '../pages/say.ts';
import { sharedTexts } from '../pages/sharedTexts.ts';
import type { Start } from '../pages/Start.ts';
import { recallTexts } from '../recall/recallTexts.ts';
import { verifyTexts } from '../verify/verifyTexts.ts';

const currency = 'VND';
const { digits } = currencies[currency];

/** What the player of a still page has, in minor units. */
export const balance = 2_450_000 * 10 ** digits;

/** A game of the catalogue. @throws where there is none of that id. */
export const gameNamed = (id: string) => {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
};

/** The script of a game's page, from `src`. */
export const entryOf = (id: string): string => kindOf(gameNamed(id).kind).entry;

/** What a game's page starts with, as a launch gives it. */
export const startOf = (id: string, language: Language, query: Record<string, string> = {}): Start => {
  const game = gameNamed(id);
  const kind = kindOf(game.kind);
  return {
    session: 'still',
    game: id,
    kind: game.kind,
    title: game.title[language],
    language,
    currency,
    digits,
    mode: 'real',
    balance,
    limits: limitsFor(kind.limits, currency),
    lobbyUrl: '/',
    // The page around it is of the same origin.
    frame: '/',
    texts: {
      ...wordsOf(sharedTexts, language),
      ...wordsOf(kind.texts, language),
      ...wordsOf(recallTexts, language),
    },
    // A still page has neither a seat nor an arcade, and no kind begins with what they hold.
    ...kind.start?.(undefined as never, game, undefined as never, new URLSearchParams(query)),
  };
};

/** What the verifying page starts with. */
export const verifyStart = (language: Language) => ({
  language,
  title: say(language, verifyTexts.title),
  texts: wordsOf(verifyTexts, language),
});
