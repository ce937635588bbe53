import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryStories } from '../gallery/galleryStories.ts';
import { SideBySide } from './SideBySide.tsx';

const meta = {
  title: 'Theme/Brands side by side',
  component: SideBySide,
  args: { story: galleryStories[0]!.id, scheme: 'own', language: 'own', isWide: false },
  argTypes: {
    story: {
      control: {
        type: 'select',
        labels: Object.fromEntries(galleryStories.map(({ id, title, name }) => [id, `${title}, ${name}`])),
      },
      options: galleryStories.map(({ id }) => id),
    },
    scheme: { control: 'inline-radio', options: ['own', 'dark', 'light'] },
    language: { control: 'inline-radio', options: ['own', 'en', 'vi', 'pseudo'] },
  },
  // Pictures show the brands that every other picture shows, so that a further brand changes none.
  render: (args, { globals }) => {
    const { shownBrands } = globals as { shownBrands: string };
    return <SideBySide {...args} only={shownBrands === 'all' ? undefined : shownBrands.split(' ')} />;
  },
  // The screens are looked at where they are stories themselves.
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['object'] } } },
} satisfies Meta<typeof SideBySide>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const Desktop: Story = { args: { isWide: true } };
