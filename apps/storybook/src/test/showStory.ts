import type { Page } from 'playwright';

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: readonly {
    type: string;
    status: 'passed' | 'warning' | 'failed';
    result?: {
      violations?: readonly {
        id: string;
        nodes: readonly { target: readonly unknown[]; failureSummary?: string }[];
      }[];
    };
  }[];
}

/** The part of Storybook's preview by which stories are changed. */
interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: Finished) => void) => void;
  off: (event: string, listener: (payload: Finished) => void) => void;
}

/** What `showStory` gives for a story that failed or was not as its own play expects. */
export const undrawn = 'it could not be drawn or played';

/**
 * Shows a story in a page that shows another one, until it is drawn, played to its end and looked at by axe.
 * Gives what axe found, a line each: the same that a designer reads in the Storybook's own panel.
 */
export const showStory = async (page: Page, id: string): Promise<readonly string[]> => {
  const { status, reporters } = await page.evaluate(
    (storyId) =>
      new Promise<Finished>((resolve, reject) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
        if (!channel) {
          reject(new Error('The page holds no Storybook.'));
          return;
        }
        const finish = (finished: Finished) => {
          if (finished.storyId !== storyId) return;
          channel.off('storyFinished', finish);
          resolve(finished);
        };
        channel.on('storyFinished', finish);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  const axe = reporters.filter(({ type }) => type === 'a11y');
  const lines = axe
    .flatMap(({ result }) => result?.violations ?? [])
    .flatMap(({ id: rule, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `axe ${rule} at ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
      ),
    );
  if (status === 'error' && lines.length === 0) return [undrawn];
  return axe.length === 0 ? ['axe did not look at it'] : lines;
};
