import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
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

export const Group: Story = {
  args: { label: 'Deposit' },
  render: ({ label, ...rest }) => (
    <Stack as="fieldset" gap="x2">
      {[label, <>{label} 2</>, <>{label} 3</>].map((words, position) => (
        <Radio key={position} {...rest} name="group" label={words} defaultChecked={position === 0} />
      ))}
    </Stack>
  ),
};
