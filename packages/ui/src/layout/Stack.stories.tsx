import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((word) => (
      <Card key={word} padding="m">
        {word}
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Close: Story = { args: { gap: 'x1' } };

export const AtTheStart: Story = { args: { align: 'start' } };
