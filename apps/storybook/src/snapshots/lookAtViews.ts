import { launchBrowser } from '@marquee/config/browser';
import { serveStories } from '../served/serveStories.ts';
import type { Drawn } from './drawView.ts';
import { environmentOf } from './environmentOf.ts';
import { lookAt, type LookedGroup } from './lookAt.ts';
import { lookAtStep, type Seen } from './lookAtStep.ts';
import { openContext, openStoryPage } from './openStoryPage.ts';
import type { Pass } from './Pass.ts';
import type { Problem } from './Problem.ts';
import { renderingOn, storyHost } from './rendering.ts';
import { restingStory } from './showView.ts';
import type { Snapshots } from './SnapshotStore.ts';
import { groupsOf } from './Step.ts';
import { tellProgress } from './tellProgress.ts';
import { nameOf, type View } from './View.ts';

type Options = {
  views: readonly View[];
  passes: (view: View) => readonly Pass[];
  snapshots: Snapshots;
  /** Whether pictures may differ: then it is not told as it is seen. */
  isQuiet: boolean;
  /** Called with what was seen of some views as soon as it is complete. */
  onPart?: (part: Looked) => void;
};

/** What was seen of views. */
export type Looked = {
  views: readonly View[];
  drawn: readonly Drawn[];
  problems: readonly Problem[];
  failures: readonly Problem[];
  /** What the page of each view asked for, by the view's name. */
  fetched: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the pictures were drawn with, where there are any. */
  environment?: string;
};

const lookedOf = (parts: readonly LookedGroup<Seen>[], environment: string): Looked => {
  const seen = parts.flatMap((part) => part.seen);
  return {
    drawn: seen.flatMap(({ drawn }) => drawn ?? []),
    problems: seen.flatMap(({ problems }) => problems),
    failures: parts.flatMap(({ failures }) => failures),
    fetched: new Map(
      parts.flatMap(({ group, fetched }) => group.steps.map(({ view }) => [nameOf(view), fetched] as const)),
    ),
    views: [...new Set(parts.flatMap(({ group }) => group.steps.map(({ view }) => view)))],
    environment,
  };
};

/** Pages wait more than they work: so many keep two cores busy. */
const lanes = 6;

/** Opens a browser and looks at views in all their ways. */
export const lookAtViews = async ({
  views,
  passes,
  snapshots,
  isQuiet,
  onPart,
}: Options): Promise<Looked> => {
  if (views.length === 0) return { views, drawn: [], problems: [], failures: [], fetched: new Map() };
  const server = await serveStories();
  const browser = await launchBrowser(renderingOn(new URL(server.url).port));
  try {
    const environment = await environmentOf(browser);
    const isExact = environment === snapshots.environment;
    if (!isExact && !isQuiet)
      console.log(
        `This machine draws with ${environment}, the snapshots with ${snapshots.environment}: they are compared coarsely.`,
      );
    const groups = groupsOf(views, passes);
    const progress = tellProgress(
      `looks at ${views.length} views`,
      groups.flatMap(({ steps }) => steps).length,
    );
    const looked = await lookAt({
      groups,
      lanes,
      openContext: () => openContext(browser),
      openPage: (context) => openStoryPage(context, { url: `http://${storyHost}/`, story: restingStory }),
      look: async (page, step) => {
        const found = await lookAtStep(page, step, snapshots);
        progress.step();
        for (const { title, where, problem } of found.problems)
          console.error(`✗ ${title} (${where}): ${problem}`);
        if (found.drawn?.changed && isExact && !isQuiet)
          console.error(`✗ ${found.drawn.title} (${found.drawn.variant}) is not as it was accepted`);
        return found;
      },
      onGroup: (part) => onPart?.(lookedOf([part], environment)),
    });
    progress.end();
    return lookedOf(looked, environment);
  } finally {
    await browser.close();
    await server.stop();
  }
};
