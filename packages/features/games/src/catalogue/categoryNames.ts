import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Category } from './Game.ts';

/** What the kinds of game are called. */
export const categoryNames: Record<Category, MessageDescriptor> = {
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
