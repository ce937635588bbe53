import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Radio.tsx';

const meta = {
  title: 'Forms/Radio',
  component: Radio,
  args: { label: 'Paid in full' },
} satisfies Meta<typeof Radio>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'You can change this at any time.' } };

export const WithError: Story = { args: { error: 'Please confirm this.' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
