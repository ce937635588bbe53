import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const Openable = (args: SheetProps) => {
  const [isOpen, setOpen] = useState(args.isOpen);
  return (
    <>
      <Button tone="neutral" look="soft" onClick={() => setOpen(true)}>
        {args.title}
      </Button>
      <Sheet
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          args.onClose();
        }}
      />
    </>
  );
};

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  argTypes: { side: { control: 'inline-radio', options: ['start', 'end', 'bottom'] } },
  args: {
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Close',
    title: 'Filters',
    children: <Text>Choose what the list shows.</Text>,
  },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};

export const FromTheEnd: Story = { args: { side: 'end' } };

export const FromTheBottom: Story = {
  args: { side: 'bottom', footer: <Button isFull>Show 24 games</Button> },
};
