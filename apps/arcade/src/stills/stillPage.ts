import type { Language } from '@marquee/reference';
import { builtFiles } from '../pages/builtFiles.ts';
import { escapeJson } from '../pages/escape.ts';
import { gamePage } from '../pages/gamePage.ts';
import { proofStills } from './proofStills.ts';
import { roomStills } from './roomStills.ts';
import { sharedStills } from './sharedStills.ts';
import { soloStills } from './soloStills.ts';
import type { Still, StillScript } from './Still.ts';
import type { StillId } from './stillList.ts';
import { stillTime } from './stillTime.ts';

const stills: Readonly<Record<StillId, Still>> = {
  ...soloStills,
  ...roomStills,
  ...sharedStills,
  ...proofStills,
};

/** The HTML of a still page: the page as players get it, with answers in place of the server's. */
export const stillPage = (id: StillId, language: Language): string => {
  const { entry, start, script } = stills[id];
  const told: StillScript = { now: stillTime, ...script(language) };
  return gamePage(entry, start(language)).replace(
    '</head>',
    () =>
      `<script id="still" type="application/json">${escapeJson(told)}</script><script type="module" src="/${builtFiles('stills/page/main.tsx').script}"></script></head>`,
  );
};
