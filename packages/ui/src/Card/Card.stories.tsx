import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { bannerPicture } from '../testing/pictures.ts';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { CardBody } from './CardBody.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  args: { children: 'Every slot counts, as often as you like.' },
  decorators: (Story) => (
    <Grid min="l">
      <Story />
    </Grid>
  ),
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Padded: Story = { args: { padding: 'm' } };

export const OneLink: Story = {
  args: {
    padding: 'none',
    isInteractive: true,
    children: (
      <>
        <LazyImage src={bannerPicture(4)} alt="" width={1240} height={420} />
        <CardBody>
          <Badge tone="positive">Running</Badge>
          <Heading level={3}>
            <Link href="#promotion">Weekend cashback of 6 %</Link>
          </Heading>
          <Text>Every slot counts, as often as you like.</Text>
        </CardBody>
      </>
    ),
  },
};
