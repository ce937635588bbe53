import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Feedback/Steps',
  component: Steps,
  args: { label: 'Join', steps: ['Account', 'Contact', 'Done'], current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };

export const InTheMiddle: Story = {};

export const Last: Story = { args: { current: 2 } };
