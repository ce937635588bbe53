import type { FastifyInstance } from 'fastify';
import type { Seat } from '../launch/Seat.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import type { Message } from '@marquee/i18n/msg';
import type { Arcade } from './Arcade.ts';
import type { ArcadeGame } from './catalogue.ts';

/** How games of one kind are opened and played. */
export type GameKind = {
  /** The page's script, from `src`. */
  entry: string;
  /** What stands on its page, by name; told in the player's language, with `{placeholders}` for the page to fill. */
  texts: Readonly<Record<string, Message>>;
  /** The rules, of a game that one plays alone. */
  rules?: SoloRules;
  /** The least and most of a stake, in units of the currency; `limitsOf` makes minor units of them. */
  limits: readonly [number, number];
  /** What the page is given beside what all are given. */
  start?: (seat: Seat, game: ArcadeGame, arcade: Arcade, query: URLSearchParams) => object;
  /** Calls of its own. Called once, also where several games are of this kind. */
  register?: (app: FastifyInstance, arcade: Arcade) => void;
  /** Takes up what the program before left. */
  resume?: (arcade: Arcade) => void;
  stop?: () => void;
};
