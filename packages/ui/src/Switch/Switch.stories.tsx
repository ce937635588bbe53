import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'News by e-mail' },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'You can change this at any time.' } };

export const WithError: Story = { args: { error: 'Please confirm this.' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
