import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Stay logged in' },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'You can change this at any time.' } };

export const WithError: Story = { args: { error: 'Please confirm this.' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Terms: Story = {
  args: {
    label: (
      <>
        I am of legal age and agree to the <TextLink href="#terms">terms</TextLink>
      </>
    ),
    error: 'Please confirm this.',
  },
};
