import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { MessageIcon } from '../icons/MessageIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  argTypes: { look: { control: 'inline-radio', options: ['quiet', 'soft', 'outline', 'solid'] } },
  args: { label: 'Close', icon: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  render: (args) => (
    <Inline>
      {(['quiet', 'soft', 'outline', 'solid'] as const).map((look) => (
        <IconButton key={look} {...args} look={look} />
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  args: { look: 'soft' },
  render: (args) => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <IconButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Round: Story = { args: { isRound: true, look: 'soft' } };

export const WithDot: Story = { args: { label: 'Messages, 3 unread', icon: <MessageIcon />, hasDot: true } };

export const Disabled: Story = { args: { disabled: true, look: 'soft' } };
