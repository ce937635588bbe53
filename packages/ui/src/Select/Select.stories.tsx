import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Subject',
    children: [
      <option key="deposit">Deposit</option>,
      <option key="withdrawal">Withdrawal</option>,
      <option key="game">A game</option>,
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'So the right person can reply.' } };

export const WithError: Story = { args: { error: 'Choose a subject.', isRequired: true } };

export const Disabled: Story = { args: { disabled: true } };
