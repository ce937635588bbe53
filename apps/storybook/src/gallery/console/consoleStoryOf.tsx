import type { StoryObj } from '@storybook/react-vite';
import type { GalleryStory } from '../galleryStories.ts';
import { openedStory } from '../openedStory.tsx';
import { consoleScreens } from './consoleScreens.ts';
import { openConsoleScreen } from './openConsoleScreen.tsx';

type Options = Pick<GalleryStory, 'id' | 'name' | 'screen' | 'state' | 'isBox'>;

/** One screen of the console in one state as a story. */
export const consoleStoryOf = ({ screen: index, state, ...options }: Options): StoryObj => {
  const screen = consoleScreens[index]!;
  return openedStory({ ...options, screen }, async (globals) => openConsoleScreen(screen, state, globals));
};
