import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MegaphoneIcon } from '../icons/MegaphoneIcon.tsx';
import { Ticker } from './Ticker.tsx';

const meta = {
  title: 'Content/Ticker',
  component: Ticker,
  args: {
    label: 'Notices',
    notices: [
      { id: '1', text: 'Deposits are paused from 02:00 to 03:00.', onSelect: fn() },
      { id: '2', text: 'Welcome bonus: 1% back each day for new members.', href: '#bonus' },
      { id: '3', text: 'The northern lottery is drawn at 18:15 every day.' },
    ],
    pauseLabel: 'Pause',
    playLabel: 'Play',
    icon: <MegaphoneIcon />,
  },
} satisfies Meta<typeof Ticker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  args: { notices: [{ id: '1', text: 'Deposits are paused from 02:00 to 03:00.', onSelect: fn() }] },
};
