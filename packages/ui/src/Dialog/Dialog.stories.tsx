import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const Openable = (args: DialogProps) => {
  const [isOpen, setOpen] = useState(args.isOpen);
  return (
    <>
      <Button tone="neutral" look="soft" onClick={() => setOpen(true)}>
        {args.title}
      </Button>
      <Dialog
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
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    closeLabel: 'Close',
    title: 'Log out',
    description: 'Your session ends on this device.',
    children: <Text>Open rounds continue without you.</Text>,
  },
  render: (args) => <Openable {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: {
    size: 's',
    footer: (
      <>
        <Button tone="neutral" look="soft">
          Stay
        </Button>
        <Button>Log out</Button>
      </>
    ),
  },
};

export const Wide: Story = { args: { size: 'l' } };

export const LongContent: Story = {
  args: {
    title: 'Bonus rules',
    description: undefined,
    children: (
      <Stack>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => (
          <Text key={each}>
            Each bonus is paid once per household and must be wagered on slots before it can be withdrawn.
            Bets that cover both outcomes do not count.
          </Text>
        ))}
      </Stack>
    ),
    footer: <Button>Understood</Button>,
  },
};

export const CannotBeDismissed: Story = {
  args: { canDismiss: false, closesOnBackdrop: false, footer: <Button>Understood</Button> },
};

export const HiddenTitle: Story = { args: { isTitleHidden: true, description: undefined } };
