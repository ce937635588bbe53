import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Text/Heading.tsx';
import { PageSection } from './PageSection.tsx';

const meta = {
  title: 'Layout/PageSection',
  component: PageSection,
  args: {
    labelledBy: 'promotions',
    children: (
      <>
        <Heading level={2} id="promotions">
          This week’s promotions
        </Heading>
        <Card>Every slot counts, as often as you like.</Card>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { args: { isNarrow: true } };
