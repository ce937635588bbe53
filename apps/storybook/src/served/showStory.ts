import type { Page } from 'playwright';

interface Finished {
  storyId: string;
  status: 'success' | 'error';
}

/** The part of Storybook's preview by which stories are changed. */
interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: Finished) => void) => void;
  off: (event: string, listener: (payload: Finished) => void) => void;
}

const untilFinished = async (page: Page, id: string, event: string, payload: object): Promise<void> => {
  const status = await page.evaluate(
    (asked) =>
      new Promise<string>((resolve, reject) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
        if (!channel) {
          reject(new Error('The page holds no Storybook.'));
          return;
        }
        const finish = (finished: Finished) => {
          if (finished.storyId !== asked.id) return;
          channel.off('storyFinished', finish);
          resolve(finished.status);
        };
        channel.on('storyFinished', finish);
        channel.emit(asked.event, asked.payload);
      }),
    { id, event, payload },
  );
  if (status === 'error') throw new Error('it could not be drawn or played');
};

/** Shows a story in a page that shows another one, until it is drawn and played to its end; throws where it is not. */
export const showStory = (page: Page, storyId: string): Promise<void> =>
  untilFinished(page, storyId, 'setCurrentStory', { storyId, viewMode: 'story' });

/** Dresses a page as its toolbar does, while it shows a story of that id. */
export const changeGlobals = (
  page: Page,
  storyId: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> => untilFinished(page, storyId, 'updateGlobals', { globals });
