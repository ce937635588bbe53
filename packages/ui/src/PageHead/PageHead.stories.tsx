import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { ChevronStartIcon } from '../icons/ChevronStartIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Layout/PageHead',
  component: PageHead,
  args: { title: 'Withdraw', children: 'Your withdrawals go to accounts in your own name.' },
} satisfies Meta<typeof PageHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Alone: Story = { args: { size: 'xxl' } };

export const WithWayBack: Story = {
  args: {
    back: (
      <TextLink href="#withdrawals" look="quiet">
        <ChevronStartIcon size="s" />
        All withdrawals
      </TextLink>
    ),
  },
};

export const WithStanding: Story = {
  args: {
    title: 'FB-7KQ2M9XA',
    children: undefined,
    standing: (
      <Inline gap="x1">
        <Badge tone="critical">Overdue</Badge>
        <Badge>Mai Tran</Badge>
      </Inline>
    ),
  },
};
