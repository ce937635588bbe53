import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrophyIcon } from '../icons/TrophyIcon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Winner of the week' },
  render: (args) => (
    <p>
      <TrophyIcon size="xl" />
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NamesAPicture: Story = {};
