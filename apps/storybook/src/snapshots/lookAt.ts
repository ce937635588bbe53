import type { BrowserContext, Page } from 'playwright';
import { despiteCrash } from './despiteCrash.ts';
import { type Problem, problemOf } from './Problem.ts';
import { fetchedBy } from './requests.ts';
import type { Group, Step } from './Step.ts';
import { nameOf } from './View.ts';
import { TooSlow, within } from './within.ts';

/** So many views in a row that hang have one reason, and no more of them need to be waited for. */
const most = 3;

/** What was seen of one group. */
export type LookedGroup<Seen> = {
  group: Group;
  seen: readonly Seen[];
  /** Steps that could not be looked at, and why. */
  failures: readonly Problem[];
  /** What its pages asked for. */
  fetched: ReadonlySet<string>;
};

type Options<Seen> = {
  groups: readonly Group[];
  /** So many groups are looked at side by side. */
  lanes: number;
  openContext: () => Promise<BrowserContext>;
  openPage: (context: BrowserContext) => Promise<Page>;
  look: (page: Page, step: Step) => Promise<Seen>;
  /** Milliseconds that one step may take, on a machine that does other things as well. */
  patience?: number;
  /** Called as soon as all steps of a group were looked at. */
  onGroup?: (looked: LookedGroup<Seen>) => void;
};

/** A page that does not open is opened anew: the machine may have been busy for a moment. */
const openings = 3;

/**
 * Looks at groups of views, each in a page of its own, so that what it is made from is known. A step that fails or
 * hangs is told by name, and the next is looked at in a new page; one whose page crashes is looked at again.
 */
export const lookAt = async <Seen>(options: Options<Seen>): Promise<LookedGroup<Seen>[]> => {
  const { groups, lanes, openContext, openPage, look, patience = 45_000, onGroup } = options;
  const looked: LookedGroup<Seen>[] = [];
  const waiting = [...groups];

  const lane = async () => {
    let context = await openContext();
    let stuck = 0;

    // A page that hangs may not even close; the browser takes it along in the end.
    const begin = async () => {
      void context.close().catch(() => undefined);
      context = await openContext();
    };
    const open = async (attempt = 1): Promise<Page> => {
      try {
        return await openPage(context);
      } catch (error) {
        if (attempt === openings) throw error;
        await begin();
        return open(attempt + 1);
      }
    };

    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const seen: Seen[] = [];
      const failures: Problem[] = [];
      let page = await open();
      const pages = [page];
      const reopen = async () => {
        await begin();
        page = await open();
        pages.push(page);
        return page;
      };
      for (const step of group.steps) {
        const work = (current: Page) => within(patience, 'it did not come to rest', look(current, step));
        try {
          seen.push(await despiteCrash({ name: nameOf(step.view), page, reopen, work }));
          stuck = 0;
        } catch (error) {
          const { message } = error as Error;
          const failure = problemOf(step, message.split('\n')[0]!);
          failures.push(failure);
          console.error(`✗ ${failure.title} (${failure.where}): ${message}`);
          stuck += error instanceof TooSlow ? 1 : 0;
          if (stuck === most)
            throw new Error(`${most} views in a row hang; the others are not looked at.`, { cause: error });
          await reopen();
        }
      }
      const fetched = new Set(pages.flatMap((each) => [...fetchedBy(each)]));
      const part = { group, seen, failures, fetched };
      looked.push(part);
      onGroup?.(part);
      await page.close();
    }
    await context.close();
  };

  await Promise.all(Array.from({ length: Math.min(lanes, groups.length) }, lane));
  return looked;
};
