import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#help', children: 'Help centre' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithinTheSite: Story = {};

export const LeavesTheSite: Story = {
  args: { href: 'https://www.gamblingtherapy.org', target: '_blank', children: 'Gambling Therapy' },
  render: (args) => (
    <Stack align="start">
      <Link {...args} />
    </Stack>
  ),
};
