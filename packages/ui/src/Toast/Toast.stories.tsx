import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { toneNames } from '../theme/tones.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { children: 'Your changes are saved', dismiss: { label: 'Close', onDismiss: fn() } },
} satisfies Meta<typeof Toast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tone: 'positive' } };

export const Tones: Story = {
  render: (args) => (
    <Stack gap="x2">
      {toneNames.map((tone) => (
        <Toast key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'info',
    action: (
      <Button size="s" look="quiet">
        Undo
      </Button>
    ),
  },
};

export const InItsRegion: StoryObj<typeof ToastRegion> = {
  args: {
    label: 'Notices',
    children: [
      <Toast key="saved" tone="positive">
        Your changes are saved
      </Toast>,
      <Toast key="offline" tone="critical" dismiss={{ label: 'Close', onDismiss: fn() }}>
        You are offline. What you see may be out of date.
      </Toast>,
    ],
  },
  render: (args) => <ToastRegion {...args} />,
};
