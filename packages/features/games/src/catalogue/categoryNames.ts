import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Category } from './Game.ts';

/** What the kinds of game are called, in the order in which they are shown. */
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

/** Whether a word from an address names a kind of game. */
export const isCategory = (word: string | null | undefined): word is Category =>
  typeof word === 'string' && Object.hasOwn(categoryNames, word);
