import type { StillId } from '@marquee/arcade/stills';
import { until } from '../inPage/until.ts';

/** Where the build has put a still page; languages that it was not written in show the English one. */
export const addressOf = (still: StillId, language: string): string =>
  `arcade/${still}.${language === 'vi' ? 'vi' : 'en'}.html`;

/** A page of another origin, such as the one that says that nobody answers, has no document to be read. */
const isDrawn = ({ contentDocument }: HTMLObjectElement | HTMLIFrameElement) =>
  contentDocument?.defaultView !== undefined &&
  contentDocument.defaultView !== null &&
  '__STORYBOOK_PREVIEW__' in contentDocument.defaultView;

/** Waits for a still page that a screen consists of, and gives it its whole height. */
export const untilStill = async (body: HTMLElement): Promise<void> => {
  const frame = body.querySelector('object');
  await until(() => frame && isDrawn(frame), 'The page of the arcade is not drawn.');
  const height = frame?.contentDocument?.documentElement.scrollHeight ?? 0;
  if (frame && height > frame.clientHeight) frame.style.blockSize = `${height}px`;
};

/** Puts a still page into the frame of a game, whose address is answered by nobody. */
export const putIntoFrame = async (body: HTMLElement, still: StillId): Promise<void> => {
  await until(() => body.querySelector('iframe'), 'There is no frame for the game.');
  const frame = body.querySelector('iframe')!;
  frame.src = addressOf(still, document.documentElement.lang);
  await until(() => isDrawn(frame), 'The game within the frame is not drawn.');
};
