import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlotsIcon } from '../icons/SlotsIcon.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';

const meta = {
  title: 'Content/PhoneFrame',
  component: PhoneFrame,
  args: {
    children: (
      <span style={{ display: 'grid', placeItems: 'center', flex: 1 }}>
        <SlotsIcon size="xl" />
      </span>
    ),
  },
} satisfies Meta<typeof PhoneFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
