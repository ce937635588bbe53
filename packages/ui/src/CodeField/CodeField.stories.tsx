import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const Typable = (args: CodeFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <CodeField
      {...args}
      value={value}
      onValueChange={(digits) => {
        setValue(digits);
        args.onValueChange(digits);
      }}
    />
  );
};

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Code from the SMS', value: '', onValueChange: fn() },
  render: (args) => <Typable {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const HalfTyped: Story = { args: { value: '4821' } };

export const WithAction: Story = {
  args: { hint: 'The code is valid for 5 minutes.', action: <Button look="outline">Send code</Button> },
};

export const Wrong: Story = { args: { value: '482113', error: 'This code is wrong or has expired.' } };

export const FourDigits: Story = { args: { length: 4, value: '48' } };
