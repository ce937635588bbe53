import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const Typable = (args: SearchFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <SearchField
      {...args}
      value={value}
      onValueChange={(text) => {
        setValue(text);
        args.onValueChange(text);
      }}
    />
  );
};

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search games',
    clearLabel: 'Clear the search',
    placeholder: 'Game or provider',
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Typable {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Sweet Comet' } };

export const UnderWay: Story = { args: { value: 'Sweet Comet', isLoading: true } };
