import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((word) => (
      <Card key={word} padding="m">
        {word}
      </Card>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const Wide: Story = { args: { gap: 'x8' } };
