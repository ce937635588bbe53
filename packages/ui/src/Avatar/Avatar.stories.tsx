import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { gamePicture } from '../testing/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: 'Lan' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Letter: Story = {};

export const Picture: Story = { args: { image: gamePicture(3) } };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Inline>
      {['Lan', 'Minh', 'Đức', 'Oanh', 'Hùng', 'Yến', 'Ân'].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </Inline>
  ),
};
