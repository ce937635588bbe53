import type { StoryObj } from '@storybook/react-vite';
import type { GalleryStory } from './galleryStories.ts';
import { openedStory } from './openedStory.tsx';
import { openScreen } from './openScreen.tsx';
import { screens } from './screens.ts';

type Options = Pick<GalleryStory, 'id' | 'name' | 'screen' | 'state' | 'isBox'>;

/** One screen in one state as a story. */
export const storyOf = ({ screen: index, state, ...options }: Options): StoryObj => {
  const screen = screens[index]!;
  return openedStory({ ...options, screen }, ({ brand, language }) =>
    openScreen({ screen, state, brandId: brand, language }),
  );
};
