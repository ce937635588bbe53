import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Flag } from './Flag.tsx';
import { flagShapes } from './flagShapes.tsx';

const meta = {
  title: 'Content/Flag',
  component: Flag,
  args: { country: 'VN' },
} satisfies Meta<typeof Flag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const All: Story = {
  render: () => (
    <Inline gap="x5">
      {Object.keys(flagShapes).map((country) => (
        <Stack key={country} gap="x1" align="center">
          <Flag country={country} />
          <Text size="xs" isMuted>
            {country}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
