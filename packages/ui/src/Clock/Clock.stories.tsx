import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from './Clock.tsx';

const meta = {
  title: 'Content/Clock',
  component: Clock,
  args: { timeZone: 'Asia/Ho_Chi_Minh', now: () => Date.UTC(2026, 10, 21, 11, 15, 30) },
} satisfies Meta<typeof Clock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithOffset: Story = { args: { hasOffset: true } };
