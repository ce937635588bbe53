import { galleryStories } from '../gallery/galleryStories.ts';
import { storyIds } from '../test/storyIds.ts';
import type { View } from './View.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const component = { width: 720, height: 240 };
/** What opens over a page takes its room from the window, and was made for no lower one than a phone's on its side. */
const overlay = { width: 720, height: 420 };

/** A page of its own, which shows other stories beside each other. */
const isPage = (title: string) => title.startsWith('Theme/Brands side by side');

/**
 * What is looked at: every component's story, every screen of the gallery on a phone, and each screen in its first
 * state and with long texts on a desktop as well, where the brands side by side have room too. The texts of all
 * states are looked at on both.
 */
export const viewsOf = (): View[] => {
  const screens = new Map(galleryStories.map((story) => [story.id, story]));
  const isForDesktop = (id: string) => {
    const story = screens.get(id);
    if (!story) return false;
    return story.state === 'long' || galleryStories.find(({ screen }) => screen === story.screen) === story;
  };
  return storyIds().flatMap(({ id, title }) => {
    if (isPage(title)) return [{ id, title, ...desktop, isWhole: true }];
    if (title.startsWith('Overlays/')) return [{ id, title, ...overlay, isWhole: true }];
    if (!screens.has(id)) return [{ id, title, ...component, isWhole: true }];
    const isWhole = screens.get(id)?.isBox !== true;
    const views = [{ id, title, ...phone, isWhole }];
    return isForDesktop(id) ? [...views, { id, title, ...desktop, isWhole }] : views;
  });
};
