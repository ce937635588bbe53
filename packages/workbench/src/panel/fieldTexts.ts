import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Field } from '../Bench.ts';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  'colours.accent': msg`Accent`,
  'colours.secondary': msg`Second accent`,
  'colours.darkCanvas': msg`Canvas, dark`,
  'colours.darkText': msg`Text, dark`,
  'colours.lightCanvas': msg`Canvas, light`,
  'colours.lightText': msg`Text, light`,
  'colours.positive': msg`Success`,
  'colours.caution': msg`Caution`,
  'colours.critical': msg`Danger`,
  'colours.info': msg`Information`,
  'type.body': msg`Font of texts`,
  'type.display': msg`Font of titles`,
  'type.displayWeight': msg`Weight of titles`,
  'type.displayTracking': msg`Letter spacing of titles (em)`,
  'type.labelTracking': msg`Letter spacing of labels (em)`,
  'type.tightLineHeight': msg`Line height of titles`,
  'type.bodyLineHeight': msg`Line height of texts`,
  radius: msg`Corners`,
  density: msg`Density`,
  surface: msg`Surfaces`,
  shadow: msg`Shadows`,
  'layout.header': msg`Header`,
  'layout.hero': msg`Top of the home page`,
  'layout.tile': msg`Game tiles`,
  'layout.home': msg`Sections of the home page`,
  defaultScheme: msg`Scheme at first`,
  'hero.motifs': msg`Motifs of the pictures`,
  categories: msg`Order of the navigation`,
  'texts.tagline': msg`Tagline`,
  'texts.heroTitle': msg`Title of the home page`,
  'texts.heroText': msg`Words below the title`,
  'texts.metaDescription': msg`Description for search engines`,
};

const words: Readonly<Record<string, MessageDescriptor>> = {
  sharp: msg`Sharp`,
  gentle: msg`Gentle`,
  soft: msg`Soft`,
  compact: msg`Compact`,
  regular: msg`Regular`,
  roomy: msg`Roomy`,
  flat: msg`Flat`,
  outlined: msg`Outlined`,
  glow: msg`Glow`,
  crisp: msg`Crisp`,
  diffuse: msg`Diffuse`,
  none: msg`None`,
  leading: msg`Logo first`,
  centred: msg`Logo in the middle`,
  full: msg`One wide banner`,
  split: msg`Words beside a picture`,
  overlay: msg`Name on the picture`,
  caption: msg`Name below it`,
  dark: msg`Dark`,
  light: msg`Light`,
  auto: msg`As the device`,
  reels: msg`Reels`,
  cards: msg`Cards`,
  dice: msg`Dice`,
  fish: msg`Fish`,
  balls: msg`Balls`,
  wheel: msg`Wheel`,
  shield: msg`Shield`,
  notices: msg`Ticker of notices`,
  categories: msg`Categories of games`,
  games: msg`Popular games`,
  promotions: msg`Promotions`,
  winners: msg`Winners`,
  service: msg`Support and app`,
  slots: msg`Slots`,
  live: msg`Live casino`,
  lottery: msg`Lottery`,
  fishing: msg`Fishing`,
  sports: msg`Sports`,
  esports: msg`Esports`,
  mini: msg`Mini games`,
  pvp: msg`Player against player`,
};

/** A field's name for a reader; a further key of a schema is shown as it is written until it is named here. */
export const labelOf = ({ path }: Pick<Field, 'path'>): MessageDescriptor | string => {
  const key = path[0] === 'texts' ? ['texts', ...path.slice(2)].join('.') : path.join('.');
  return labels[key] ?? key;
};

/** The name of one of a field's options; as `labelOf`. */
export const wordOf = (option: string): MessageDescriptor | string => words[option] ?? option;
