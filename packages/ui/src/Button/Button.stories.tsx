import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { toneNames } from '../theme/tones.ts';
import { ArrowEndIcon } from '../icons/ArrowEndIcon.tsx';
import { WalletIcon } from '../icons/WalletIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { look: { control: 'inline-radio', options: ['solid', 'soft', 'outline', 'quiet'] } },
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['solid', 'soft', 'outline', 'quiet'] as const).map((look) => (
        <Inline key={look}>
          {toneNames.map((tone) => (
            <Button key={tone} {...args} tone={tone} look={look} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const WithIcons: Story = { args: { iconStart: <WalletIcon />, iconEnd: <ArrowEndIcon /> } };

export const Loading: Story = { args: { isLoading: true } };

export const Disabled: Story = { args: { disabled: true } };

export const FullWidth: Story = { args: { isFull: true, size: 'l', children: 'Create an account' } };

export const LongText: Story = {
  args: { children: 'Deposit now and claim your first-week welcome bonus' },
  globals: { viewport: { value: 'mobile1' } },
};
