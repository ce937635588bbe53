import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { toneNames } from '../theme/tones.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Content/Text',
  component: Text,
  argTypes: { size: { control: 'inline-radio', options: ['xs', 's', 'm', 'l'] } },
  args: { children: 'Play for fun, and stop when it stops being fun.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="x2">
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap="x5">
      {toneNames.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};

export const Muted: Story = { args: { isMuted: true } };

export const Strong: Story = { args: { isStrong: true } };

export const Cut: Story = {
  args: {
    isCut: true,
    children: 'The Lotus Wing Baccarat Festival of a Thousand Stars',
  },
  globals: { viewport: { value: 'mobile1' } },
};
