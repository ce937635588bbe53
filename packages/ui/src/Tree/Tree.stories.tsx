import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { Tree, type TreeProps } from './Tree.tsx';
import type { TreeNode } from './TreeNode.ts';

const member = (id: string, minor: number, rest: Partial<TreeNode> = {}): TreeNode => ({
  id,
  label: id,
  icon: <Avatar name={id} size="s" />,
  aside: <Money minor={minor} currency="VND" isCompact />,
  ...rest,
});

const nodes: readonly TreeNode[] = [
  member('harbour88', 128_400_000, {
    aside: <Badge tone="accent">Agent</Badge>,
    children: [
      member('lotus.mai', 42_000_000, {
        children: [member('minh1990', 1_250_000), member('ngoc.anh', 820_000)],
      }),
      member('golden-carp', 18_600_000, { hasChildren: true }),
      member('thanh_tung_with_a_name_that_is_very_long', 6_400_000),
    ],
  }),
  member('riverstone', 9_900_000, { hasChildren: true }),
];

const meta = {
  title: 'Content/Tree',
  component: Tree,
  args: {
    label: 'Downline',
    labels: { loading: 'Loading', failed: 'This didn’t load. Open it again.' },
    nodes,
    initiallyOpen: ['harbour88', 'lotus.mai'],
    onMissing: fn(),
  },
  render: (args) => (
    <Card padding="m">
      <Tree {...args} />
    </Card>
  ),
} satisfies Meta<typeof Tree>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Selected: Story = { args: { selectedId: 'golden-carp', onSelect: fn() } };

export const Loading: Story = { args: { initiallyOpen: ['harbour88', 'golden-carp'] } };

export const Failed: Story = {
  args: {
    nodes: [member('riverstone', 9_900_000, { hasChildren: true, hasFailed: true })],
    initiallyOpen: ['riverstone'],
  },
};

const withChildren = (list: readonly TreeNode[], id: string): TreeNode[] =>
  list.map((node) => {
    if (node.id === id) return { ...node, children: [member(`${id}.a`, 120_000), member(`${id}.b`, 64_000)] };
    return node.children ? { ...node, children: withChildren(node.children, id) } : node;
  });

function Lazy(args: TreeProps) {
  const [shown, setShown] = useState(args.nodes);
  return <Tree {...args} nodes={shown} onMissing={(id) => setShown((before) => withChildren(before, id))} />;
}

export const FetchedAsOpened: Story = {
  args: { initiallyOpen: [] },
  render: (args) => <Lazy {...args} />,
};
