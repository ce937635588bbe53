import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteQuery } from '@marquee/contract/route';

/** How a game spreads its wins. */
export type Volatility = NonNullable<NonNullable<RouteQuery<'getGames'>>['volatility']>;

/** What the ways to spread wins are called. */
export const volatilities: Record<Volatility, MessageDescriptor> = {
  low: msg`Low`,
  medium: msg`Medium`,
  high: msg`High`,
};

/** Whether a word, as from an address, is one of them. */
export const isVolatility = (word: unknown): word is Volatility =>
  typeof word === 'string' && Object.hasOwn(volatilities, word);
