import { gameSkin } from '@marquee/art';
import type { GameKind } from '../games/GameKind.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { cascade } from './cascade.ts';
import { lines } from './lines.ts';
import type { SlotMath } from './SlotMath.ts';
import type { SlotStart } from './SlotStart.ts';
import { slotLooks } from './slotLooks.ts';
import { slotTexts } from './slotTexts.ts';
import { ways } from './ways.ts';

const skins = new Map<string, ReturnType<typeof gameSkin>>();
const skinOf = (id: string) => {
  const look = slotLooks[id];
  if (!look) throw new Error(`The slot "${id}" has no look in slotLooks.ts.`);
  const skin = skins.get(id) ?? gameSkin({ id, look });
  skins.set(id, skin);
  return skin;
};

const kindOf = (math: SlotMath, rules: SoloRules, rule: SlotStart['rule'], percent: string): GameKind => ({
  entry: 'slots/page/main.tsx',
  texts: slotTexts,
  rules,
  limits: [1, 5_000],
  start: (_seat, { id }): SlotStart => ({
    skin: skinOf(id),
    reels: math.reels,
    rows: math.rows,
    rule,
    returnToPlayer: percent,
  }),
});

/** Slots of three mathematics; each game has a skin of its own. */
export const slotKinds: Readonly<Record<string, GameKind>> = {
  slotLines: kindOf(lines, rulesByKind.slotLines, 'ruleLines', '96.19 %'),
  slotWays: kindOf(ways, rulesByKind.slotWays, 'ruleWays', '96.34 %'),
  slotCascade: kindOf(cascade, rulesByKind.slotCascade, 'ruleCascade', '96.03 %'),
};
