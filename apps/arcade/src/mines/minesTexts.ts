import { msg } from '@marquee/i18n/msg';

/** What stands on the page of the garden. */
export const minesTexts = {
  thorns: msg`Thorns`,
  open: msg`Open the garden`,
  stop: msg`Stop: {sum}`,
  ready: msg`Choose how many thorns the garden hides`,
  next: msg`Next gem: {times}`,
  tile: msg`Row {row}, column {column}`,
  closedTile: msg`{tile}, covered`,
  gemTile: msg`{tile}, a gem`,
  thornTile: msg`{tile}, a thorn`,
  pricked: msg`A thorn. The garden is closed`,
  collected: msg`{count} gems at {times}`,
  rule: msg`The garden has 25 tiles. Each gem multiplies what you may take, a thorn ends it with nothing. Stop whenever you like. A garden that you leave waits for you for a day and then pays what it holds.`,
} as const;
