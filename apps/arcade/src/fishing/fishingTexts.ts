import { msg } from '@marquee/i18n/msg';

/** What stands on the pages of fishing games. */
export const fishingTexts = {
  load: msg`Load {count} bullets`,
  shoot: msg`Shoot`,
  auto: msg`Auto fire`,
  perBullet: msg`{sum} a bullet`,
  loadFirst: msg`Load a magazine, then touch the sea to aim and shoot`,
  loaded: msg`{count} bullets left. Touch the sea or choose a fish`,
  bullets: msg`Bullets`,
  won: msg`Won`,
  aimAt: msg`Aim at`,
  free: msg`Wherever I aim`,
  pays: msg`{times}×`,
  paysUpTo: msg`up to {times}×`,
  bossComes: msg`{fish} is here!`,
  caught: msg`{fish}: {times}× – {sum}`,
  seaLabel: msg`The sea. Arrow keys turn the cannon, space shoots.`,
  shotSelf: msg`The rest of the magazine was shot by itself`,
  catches: msg`{count} catches`,
  rule: msg`A magazine is one round: {count} bullets of the same price. A bullet flies until it hits a fish; which fish it is decides what it can pay, its number whether it does. Nothing else counts: no bullet is lost, and where a fish swims changes nothing.`,
  chance: msg`The chance of a catch is {percent} divided by what the fish pays on average, so that no fish is a better bet than another.`,
  several: msg`{fish} pays {prizes} times, each as likely as the other.`,
  rest: msg`Five minutes after you have loaded, what is left in the magazine is shot at the surest fish, also if your connection breaks. Until then you can come back to it.`,
} as const;
