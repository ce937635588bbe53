import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import type { BetType } from '../rules/Bet.ts';
import type { Lottery } from '../rules/lotteries.ts';

type Words = Start['texts'];

/** The name of a bet; in the Centre and the South some have another. */
export const betName = (texts: Words, { region }: Lottery, { id, choice }: BetType): string => {
  if (/^keno\d/.test(id) && 'picks' in choice) return fill(texts['kenoN'] ?? '', { count: choice.picks });
  const isSouthern = region !== null && region !== 'Northern';
  return (isSouthern ? texts[`${id}South`] : undefined) ?? texts[id] ?? id;
};

/** Odds as they are written: `99.9`. */
export const writeOdds = (odds: number, language: string): string =>
  `×${(odds / 100).toLocaleString(language, { maximumFractionDigits: 2 })}`;

/** A part of 1 as percent. */
export const writePercent = (part: number, language: string): string =>
  part.toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });

/** What a bet is about and how it is paid. */
export const aboutBet = (texts: Words, bet: BetType, language: string): string => {
  const { id, price, paytable } = bet;
  const about = /^(xien|truot|cang)/.exec(id)?.[0] ?? id;
  const key = `about${about.charAt(0).toUpperCase()}${about.slice(1)}`;
  const text = texts[key];
  if (text !== undefined) return fill(text, { price });
  if (paytable.length < 2) return '';
  const table = paytable
    .map(({ hits, odds }) =>
      fill(texts['hits'] ?? '', { hits: texts[hits] ?? hits, odds: writeOdds(odds, language) }),
    )
    .join(' · ');
  return fill(texts['aboutOther'] ?? '', { table });
};
