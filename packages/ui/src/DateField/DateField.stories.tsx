import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Date of birth' },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '1998-05-20' } };

export const WithError: Story = {
  args: { defaultValue: '2015-05-20', error: 'You must be 18 or over.' },
};
