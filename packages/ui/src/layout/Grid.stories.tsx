import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((word) => (
      <Card key={word} padding="m">
        {word}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { args: { min: 'xs', gap: 'x2' } };

export const Wide: Story = { args: { min: 'xl' } };
