import type { StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { brands } from 'virtual:brands';
import { Missing } from './Missing.tsx';
import { openScreen } from './openScreen.tsx';
import { screens } from './screens.ts';
import type { GalleryStory } from './galleryStories.ts';
import { playScreen } from './playScreen.ts';
import { untilQuiet } from '../inPage/untilQuiet.ts';

type Options = Pick<GalleryStory, 'id' | 'name' | 'screen' | 'state' | 'isBox'>;

let opened = 0;

const isScreen = (value: unknown): value is { key: string; view: ReactNode } =>
  typeof value === 'object' && value !== null && 'view' in value;

/** One screen in one state as a story: opened anew for each brand and language that the toolbar asks for. */
export const storyOf = ({ id, name, screen, state, isBox }: Options): StoryObj => ({
  name,
  // All screens stand in one file, whose exports' names would be the addresses.
  parameters: { __id: id, layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ globals }) => {
      const { brand, language } = globals as { brand: string; language: string };
      opened += 1;
      const view = await openScreen({ screen: screens[screen]!, state, brandId: brand, language });
      return { shown: { key: `${opened}`, view } };
    },
  ],
  render: (_args, { loaded, globals }) => {
    const shown: unknown = loaded['shown'];
    if (isScreen(shown) && shown.view) return <Fragment key={shown.key}>{shown.view}</Fragment>;
    return <Missing brand={brands.find(({ id }) => id === globals['brand'])?.name ?? ''} />;
  },
  play: async ({ canvasElement, loaded }) => {
    const { body } = canvasElement.ownerDocument;
    if (isScreen(loaded['shown']) && loaded['shown'].view) await playScreen(body, screens[screen]!, isBox);
    await untilQuiet(body);
  },
});
