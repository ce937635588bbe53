import { type GalleryStory, storiesOf } from '../galleryStories.ts';
import { consoleScreens } from './consoleScreens.ts';

/** Every story of the operators' console, in the order of its screens. */
export const consoleStories: readonly GalleryStory[] = storiesOf('Console', consoleScreens);
