import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../Chip/Chip.tsx';
import { GameTile } from '../GameTile/GameTile.tsx';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import { FlameIcon } from '../icons/FlameIcon.tsx';
import { SparklesIcon } from '../icons/SparklesIcon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { gamePicture } from '../testing/pictures.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Shelf } from './Shelf.tsx';

const meta = {
  title: 'Content/Shelf',
  component: Shelf,
  args: {
    title: 'Popular games',
    icon: <FlameIcon />,
    seeAll: (
      <TextLink look="quiet" href="#all">
        See all <ChevronEndIcon size="s" />
      </TextLink>
    ),
    children: [
      'Sweet Comet',
      'Harbour Lights',
      'Dragon Tiger',
      'Mega Reels',
      'Lotus Fishing',
      'Baccarat',
    ].map((title, seed) => (
      <GameTile key={title} href="#game" title={title} vendor="Lotus Live" image={gamePicture(seed + 1)} />
    )),
  },
} satisfies Meta<typeof Shelf>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};

export const Free: Story = {
  args: {
    title: 'Providers',
    icon: undefined,
    seeAll: undefined,
    layout: 'free',
    children: ['Lotus Live', 'Tempo', 'Harbour', 'North Reel', 'Pixel Ocean'].map((name) => (
      <Chip key={name} href="#provider" icon={<SparklesIcon size="s" />}>
        {name}
      </Chip>
    )),
  },
};

export const Loading: Story = {
  args: { children: [1, 2, 3, 4, 5, 6].map((each) => <Skeleton key={each} shape="tile" />) },
};
