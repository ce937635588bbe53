import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Odometer, type OdometerProps } from './Odometer.tsx';

const meta = {
  title: 'Content/Odometer',
  component: Odometer,
  args: { minor: 1_284_560_000, currency: 'VND' },
  render: (args) => (
    <Heading level={2}>
      <Odometer {...args} />
    </Heading>
  ),
} satisfies Meta<typeof Odometer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const CountsUp: Story = { args: { from: 0 } };

export const Dollars: Story = { args: { minor: 12_345_678, currency: 'USD' } };

function Growing({ action, ...args }: OdometerProps & { action: string }) {
  const [minor, setMinor] = useState(Number(args.minor));
  return (
    <Stack align="start">
      <Heading level={2}>
        <Odometer {...args} minor={minor} />
      </Heading>
      <Button look="outline" onClick={() => setMinor(minor + 98_765_432)}>
        {action}
      </Button>
    </Stack>
  );
}

export const Jackpot: StoryObj<typeof Growing> = {
  args: { minor: 984_560_000, currency: 'VND', action: 'Add a win' },
  render: (args) => <Growing {...args} />,
};
