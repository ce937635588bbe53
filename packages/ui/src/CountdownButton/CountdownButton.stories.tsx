import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CountdownButton } from './CountdownButton.tsx';

const meta = {
  title: 'Actions/CountdownButton',
  component: CountdownButton,
  args: {
    children: 'Send code',
    blockedLabel: (seconds: number) => `Send again in ${seconds} s`,
    now: () => 0,
    onClick: fn(),
  },
} satisfies Meta<typeof CountdownButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Blocked: Story = { args: { blockedUntil: 42_000 } };
