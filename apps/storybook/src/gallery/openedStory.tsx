import type { StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { brands } from 'virtual:brands';
import { untilQuiet } from '../inPage/untilQuiet.ts';
import type { GalleryStory } from './galleryStories.ts';
import { Missing } from './Missing.tsx';
import { type Played, playScreen } from './playScreen.ts';

/** What the toolbar asks for. */
type Globals = { brand: string; language: string; scheme: string };

type Options = Pick<GalleryStory, 'id' | 'name' | 'isBox'> & { screen: Played };

let opened = 0;

const isOpened = (value: unknown): value is { key: string; view: ReactNode } =>
  typeof value === 'object' && value !== null && 'view' in value;

/** A screen as a story: opened anew for everything that the toolbar asks for, and played. */
export const openedStory = (
  { id, name, screen, isBox }: Options,
  open: (globals: Globals) => Promise<ReactNode | undefined>,
): StoryObj => ({
  name,
  // All screens stand in one file, whose exports' names would be the addresses.
  parameters: { __id: id, layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ globals }) => {
      opened += 1;
      return { shown: { key: `${opened}`, view: await open(globals as Globals) } };
    },
  ],
  render: (_args, { loaded, globals }) => {
    const shown: unknown = loaded['shown'];
    if (isOpened(shown) && shown.view) return <Fragment key={shown.key}>{shown.view}</Fragment>;
    return <Missing brand={brands.find((brand) => brand.id === globals['brand'])?.name ?? ''} />;
  },
  play: async ({ canvasElement, loaded }) => {
    const { body } = canvasElement.ownerDocument;
    if (isOpened(loaded['shown']) && loaded['shown'].view) await playScreen(body, screen, isBox);
    await untilQuiet(body);
  },
});
