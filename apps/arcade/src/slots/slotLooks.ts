import type { GameLook } from '@marquee/art';

/** What each slot shows, as its tile in a lobby does. */
export const slotLooks: Readonly<Record<string, GameLook>> = {
  'lotus-of-the-moon': { subject: 'lotus', palette: 'plum', scene: 'moonlight' },
  'dragon-well': { subject: 'dragon', palette: 'jade', scene: 'falls' },
  'harvest-drum': { subject: 'drum', palette: 'gold', scene: 'village' },
  'tiger-bridge': { subject: 'tiger', palette: 'forest', scene: 'forest' },
  'lantern-street': { subject: 'lantern', palette: 'crimson', scene: 'street' },
  'copper-fox-run': { subject: 'fox', palette: 'copper', scene: 'forest' },
  'salt-and-pearl': { subject: 'diver', palette: 'lagoon', scene: 'sea' },
  'embers-of-eld': { subject: 'anvil', palette: 'ember', scene: 'forge' },
  'nine-koi': { subject: 'koi', palette: 'sky', scene: 'falls' },
  clockmaker: { subject: 'clockmaker', palette: 'dusk', scene: 'street' },
  'silk-market': { subject: 'silkLady', palette: 'rose', scene: 'market' },
  'monsoon-gold': { subject: 'goldJar', palette: 'storm', scene: 'storm' },
  'paper-tigers': { subject: 'paperTiger', palette: 'tangerine', scene: 'paper' },
  'orchard-seven': { subject: 'bigSeven', palette: 'bamboo', scene: 'garden' },
  'jade-general': { subject: 'general', palette: 'jade', scene: 'court' },
  'northern-sky': { subject: 'wolf', palette: 'aurora', scene: 'northernLights' },
  'kitchen-god': { subject: 'kitchenGod', palette: 'sky', scene: 'clouds' },
  'harbour-lights': { subject: 'lighthouse', palette: 'midnight', scene: 'harbour' },
  'star-weaver': { subject: 'weaver', palette: 'royal', scene: 'starry' },
  'wild-kumquat': { subject: 'kumquatTree', palette: 'crimson', scene: 'street' },
};
