import { msg } from '@marquee/i18n/msg';

/** What stands on the page of the wheel. */
export const seasonTexts = {
  spring: msg`Spring`,
  summer: msg`Summer`,
  autumn: msg`Autumn`,
  winter: msg`Winter`,
  turn: msg`Turn the wheel`,
  turning: msg`The wheel is turning`,
  again: msg`Same again`,
  clear: msg`Clear`,
  laySeason: msg`Tap a season to lay your stake`,
  pays: msg`Pays {times}`,
  stopped: msg`The wheel stopped at {season}`,
  rule: msg`The wheel has 48 places: 24 of spring, 12 of summer, 8 of autumn and 4 of winter. The season at which it stops pays, the others lose.`,
} as const;
