import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  args: { label: undefined },
  render: (args) => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
