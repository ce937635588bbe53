import type { Screen } from './Screen.ts';
import { screens } from './screens.ts';
import { type StateId, states } from './states.ts';

/** A story of the gallery: one screen in one state. */
export type GalleryStory = {
  id: string;
  exportName: string;
  title: string;
  name: string;
  screen: number;
  state: StateId;
  /** A box over a page, not a page. */
  isBox: boolean;
};

const nameOf = (text: string) => text.replaceAll(/[^A-Za-z]/g, '');
const idOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

type Listed = Pick<Screen, 'title' | 'states' | 'isBox' | 'modal' | 'presses'>;

/** The stories of a group of the sidebar, in the order of its screens. */
export const storiesOf = (group: string, list: readonly Listed[]): readonly GalleryStory[] =>
  list.flatMap((screen, index) =>
    screen.states.map((state) => ({
      id: `${idOf(group)}-${idOf(screen.title)}--${state}`,
      exportName: `${nameOf(screen.title)}_${state}`,
      title: `${group}/${screen.title}`,
      name: states[state].name,
      screen: index,
      state,
      isBox: screen.isBox ?? (screen.modal !== undefined || screen.presses !== undefined),
    })),
  );

/** Every story of the sites' screens, in the order of the screens. */
export const galleryStories: readonly GalleryStory[] = storiesOf('Screens', screens);
