import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlameIcon } from '../icons/FlameIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { toneNames } from '../theme/tones.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  argTypes: { look: { control: 'inline-radio', options: ['soft', 'solid'] } },
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['soft', 'solid'] as const).map((look) => (
        <Inline key={look}>
          {toneNames.map((tone) => (
            <Badge key={tone} {...args} tone={tone} look={look} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: { icon: <FlameIcon size="xs" />, tone: 'secondary', look: 'solid', children: 'Hot' },
};
