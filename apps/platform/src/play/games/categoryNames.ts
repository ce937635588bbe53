import { type Message, msg } from '@marquee/i18n/msg';
import type { GameCategory } from '@marquee/reference';

/** What the kinds of game are called. */
export const categoryNames: Record<GameCategory, Message> = {
  live: msg`Live casino`,
  slots: msg`Slots`,
  sports: msg`Sports`,
  esports: msg`E-sports`,
  lottery: msg`Lottery`,
  cards: msg`Card games`,
  fishing: msg`Fishing`,
  mini: msg`Mini-games`,
  pvp: msg`Player vs player`,
};
