import { currencies, isCurrencyCode } from '@marquee/i18n';
import type { Kind } from '../Play.ts';

/** How many digits after the point a figure of a limit can have. */
export const digitsOf = (kind: Kind, currency: string): number =>
  kind === 'session' || !isCurrencyCode(currency) ? 0 : currencies[currency];

/**
 * What was typed as whole minor units, or minutes. The last point or comma parts the fraction where the currency has
 * one and it is no longer than that; all others only group digits. Undefined when it is no figure.
 */
export const readFigure = (typed: string, digits: number): number | undefined => {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '');
  const fraction = digits > 0 ? new RegExp(`[.,](\\d{1,${digits}})$`).exec(text) : null;
  const isGroup = fraction?.[1]?.length === 3;
  const whole = (fraction && !isGroup ? text.slice(0, fraction.index) : text).replaceAll(/[.,]/g, '');
  if (!/^\d+$/.test(whole)) return undefined;
  const minor = Number(whole + (isGroup ? '' : (fraction?.[1] ?? '')).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
};

/** A figure as it is typed. */
export const writeFigure = (figure: number, digits: number): string =>
  digits === 0 ? String(figure) : (figure / 10 ** digits).toFixed(digits).replace(/\.0+$/, '');
