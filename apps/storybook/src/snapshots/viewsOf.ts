import type { Brand } from '@marquee/brand';
import { consoleStories } from '../gallery/console/consoleStories.ts';
import { type GalleryStory, galleryStories } from '../gallery/galleryStories.ts';
import { storyIds } from '../served/storyIds.ts';
import { referenceBrands } from './referenceBrands.ts';
import { restingStory } from './showView.ts';
import type { View } from './View.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const component = { width: 720, height: 240 };
/** What opens over a page takes its room from the window, and was made for no lower one than a phone's on its side. */
const overlay = { width: 720, height: 420 };

/** What a brand can break that is not a reference brand: its name, texts, layout and fonts in each kind of screen. */
const smoke = [
  'screens-home--guest',
  'screens-home--member',
  'screens-home-with-a-scene--guest',
  'screens-home-with-a-banner-beside-words--guest',
  'screens-home-with-figures--guest',
  'screens-home-with-a-pile--guest',
  'screens-register--guest',
  'screens-games-all--guest',
  'screens-member-records--member',
  'screens-member-deposit--member',
  'screens-account-log-in--guest',
];

/** A page of its own, which shows other stories beside each other. */
const isPage = (title: string) => title.startsWith('Theme/Brands side by side');

/**
 * A screen of the console as staff usually has it: on a phone, and on a desktop where it is a page and not a part of
 * one or a box. Its other states are looked at on a phone, where least room is.
 */
const consoleViews = (shown: Omit<View, 'width' | 'height'>, story: GalleryStory): View[] => {
  const isPictured = story.state === 'staff';
  const view = { ...shown, isWhole: !story.isBox, isPictured };
  const isPart = story.title.split('/').length > 2;
  return [{ ...view, ...phone }, ...(isPictured && !isPart ? [{ ...view, ...desktop }] : [])];
};

/**
 * What is looked at: every component's story, and every screen of the gallery on a phone and on a desktop. A screen
 * on a desktop is pictured in its first state and with long texts. Brands that are no reference have a few screens.
 */
export const viewsOf = (brands: readonly Pick<Brand, 'id'>[]): View[] => {
  const screens = new Map(galleryStories.map((story) => [story.id, story]));
  const consoles = new Map(consoleStories.map((story) => [story.id, story]));
  const isPicturedOnDesktop = (id: string) => {
    const story = screens.get(id)!;
    return story.state === 'long' || galleryStories.find(({ screen }) => screen === story.screen) === story;
  };
  const views = storyIds()
    .filter(({ id }) => id !== restingStory)
    .flatMap(({ id, title }): View[] => {
      const shown = { id, title, isWhole: true, isPictured: true };
      if (isPage(title)) return [{ ...shown, ...desktop }];
      const ofConsole = consoles.get(id);
      if (ofConsole) return consoleViews(shown, ofConsole);
      if (title.startsWith('Overlays/')) return [{ ...shown, ...overlay }];
      if (!screens.has(id)) return [{ ...shown, ...component }];
      const isWhole = !screens.get(id)!.isBox;
      const isPictured = isPicturedOnDesktop(id);
      return [
        { ...shown, ...phone, isWhole },
        { ...shown, ...desktop, isWhole, isPictured },
      ];
    });
  const further = brands.filter(({ id }) => !referenceBrands.some((reference) => reference.id === id));
  const few = views.filter(({ id }) => smoke.includes(id));
  return [
    ...views,
    ...further.flatMap(({ id: brand }) => few.map((view) => ({ ...view, isPictured: false, brand }))),
  ];
};
