import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: {
      control: 'inline-radio',
      options: ['text', 'heading', 'tile', 'banner', 'card', 'row', 'circle'],
    },
  },
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  render: (args) => (
    <Stack gap="x1">
      <Skeleton shape="heading" />
      <Skeleton {...args} />
      <Skeleton {...args} width="most" />
      <Skeleton {...args} width="half" />
    </Stack>
  ),
};

export const Rows: Story = {
  args: { shape: 'row' },
  render: (args) => (
    <Card>
      <Stack gap="x2">
        {[1, 2, 3].map((each) => (
          <Inline key={each} canWrap={false}>
            <Skeleton shape="circle" />
            <Skeleton {...args} />
          </Inline>
        ))}
      </Stack>
    </Card>
  ),
};

export const Tiles: Story = {
  args: { shape: 'tile' },
  render: (args) => (
    <Grid min="xs">
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <Skeleton key={each} {...args} />
      ))}
    </Grid>
  ),
};

export const Banner: Story = { args: { shape: 'banner' } };
