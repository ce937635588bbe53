import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <HeartIcon size="xl" />,
    title: 'No favourites yet',
    children: 'Tap the heart on a game to keep it here.',
  },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNextStep: Story = {
  args: {
    tone: 'accent',
    action: (
      <ButtonLink href="#games" look="soft">
        Discover games
      </ButtonLink>
    ),
  },
};
