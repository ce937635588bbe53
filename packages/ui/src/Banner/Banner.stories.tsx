import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { toneNames } from '../theme/tones.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { title: 'Maintenance', children: 'Deposits are paused from 02:00 to 03:00.' },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {toneNames.map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Dismissible: Story = {
  args: { tone: 'caution', dismiss: { label: 'Close', onDismiss: fn() } },
};

export const WithActions: Story = {
  args: {
    tone: 'critical',
    title: 'Your deposit didn’t go through',
    children: 'The bank sent it back. Nothing was taken from your account.',
    actions: (
      <Button size="s" tone="critical">
        Try again
      </Button>
    ),
  },
};

export const TitleAlone: Story = { args: { tone: 'positive', children: undefined } };
