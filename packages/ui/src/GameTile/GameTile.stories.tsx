import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { FlameIcon } from '../icons/FlameIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { gamePicture } from '../testing/pictures.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  title: 'Content/GameTile',
  component: GameTile,
  argTypes: { layout: { control: 'inline-radio', options: ['caption', 'overlay'] } },
  args: {
    href: '#game',
    title: 'Sweet Comet',
    vendor: 'Lotus Live',
    image: gamePicture(2),
    isInSight: true,
  },
  decorators: (Story) => (
    <Grid min="xs">
      <Story />
    </Grid>
  ),
} satisfies Meta<typeof GameTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Caption: Story = {};

export const Overlay: Story = { args: { layout: 'overlay' } };

export const Hot: Story = {
  args: {
    badge: (
      <Badge look="solid" tone="secondary" icon={<FlameIcon size="xs" />}>
        Hot
      </Badge>
    ),
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Stack gap="x2">
        <ButtonLink href="#play" size="s" iconStart={<PlayIcon size="s" isFilled />}>
          Play
        </ButtonLink>
        <ButtonLink href="#demo" size="s" tone="neutral" look="soft">
          Try it
        </ButtonLink>
      </Stack>
    ),
  },
};

export const NoFavourite: Story = {
  args: {
    badge: <Badge>RTP 96.5%</Badge>,
    favourite: { label: 'Favourite: Sweet Comet', isOn: false, onToggle: fn() },
  },
};

export const Favourite: Story = {
  args: { favourite: { label: 'Favourite: Sweet Comet', isOn: true, onToggle: fn() } },
};

export const Unavailable: Story = { args: { isUnavailable: true, badge: <Badge>Maintenance</Badge> } };

export const UnavailableOverlay: Story = { args: { ...Unavailable.args, layout: 'overlay' } };

export const LongTitle: Story = { args: { title: 'The Lotus Wing Baccarat Festival of a Thousand Stars' } };
