import type { Meta, StoryObj } from '@storybook/react-vite';
import { control } from '../base/control.css.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Amount',
    hint: 'Minimum 50, maximum 5000.',
    children: (wiring) => <input type="number" className={control} {...wiring} />,
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithHint: Story = {};

export const WithError: Story = { args: { error: 'Enter at least 50.' } };

export const Required: Story = { args: { isRequired: true, hint: undefined } };

export const WithAside: Story = {
  args: {
    aside: (
      <TextLink href="#limits" look="quiet">
        Limits
      </TextLink>
    ),
  },
};
