import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'Your message', placeholder: 'Write to us' },
} satisfies Meta<typeof TextAreaField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    defaultValue: 'This morning’s deposit has not arrived yet.',
    aside: (
      <Text size="s" isMuted>
        47 / 140
      </Text>
    ),
  },
};

export const WithError: Story = { args: { isRequired: true, error: 'Write a few words.' } };
