import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Inline } from '../layout/Inline.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import type { IconProps } from './Icon.tsx';

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>('../icons/*Icon.tsx', {
  eager: true,
});
const icons = Object.fromEntries(
  Object.entries(modules).map(([path, parts]) => [path, Object.values(parts)[0]!]),
);

const meta = {
  title: 'Content/Icon',
  component: HeartIcon,
  argTypes: { size: { control: 'inline-radio', options: ['xs', 's', 'm', 'l', 'xl'] } },
  args: { size: 'l' },
} satisfies Meta<typeof HeartIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <HeartIcon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Filled: Story = { args: { isFilled: true, label: 'Favourite' } };

export const All: Story = {
  render: (args) => (
    <Grid min="xs">
      {Object.entries(icons).map(([path, Icon]) => (
        <Stack key={path} gap="x2" align="center">
          <Icon {...args} />
          <Text size="xs" isMuted>
            {path.replace(/^.*\/(.*)Icon\.tsx$/, '$1')}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
