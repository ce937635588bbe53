import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Feedback/Timeline',
  component: Timeline,
  args: {
    label: 'Withdrawal progress',
    timeZone: 'Asia/Ho_Chi_Minh',
    currentId: 'review',
    events: [
      { id: 'asked', title: 'Requested', at: '2026-11-21T10:02:00Z' },
      {
        id: 'review',
        title: 'Being checked',
        at: '2026-11-21T10:03:00Z',
        tone: 'info',
        note: 'Usually less than 30 minutes.',
      },
      { id: 'sent', title: 'Sent to the bank' },
      { id: 'done', title: 'Done' },
    ],
  },
  render: (args) => (
    <Card>
      <Timeline {...args} />
    </Card>
  ),
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const Finished: Story = {
  args: {
    currentId: undefined,
    events: [
      { id: 'asked', title: 'Requested', at: '2026-11-21T10:02:00Z' },
      { id: 'review', title: 'Checked', at: '2026-11-21T10:21:00Z' },
      { id: 'done', title: 'Paid', at: '2026-11-21T10:24:00Z' },
    ],
  },
};

export const Refused: Story = {
  args: {
    currentId: 'refused',
    events: [
      { id: 'asked', title: 'Requested', at: '2026-11-21T10:02:00Z' },
      {
        id: 'refused',
        title: 'Refused',
        at: '2026-11-21T10:21:00Z',
        tone: 'critical',
        icon: <CloseIcon size="s" />,
        note: 'The bank sent it back. Nothing was taken from your account.',
      },
    ],
  },
};
