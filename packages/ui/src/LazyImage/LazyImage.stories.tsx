import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../layout/Grid.tsx';
import { bannerPicture } from '../testing/pictures.ts';
import { LazyImage } from './LazyImage.tsx';

const meta = {
  title: 'Content/LazyImage',
  component: LazyImage,
  args: { src: bannerPicture(2), alt: 'Weekend cashback', width: 1240, height: 420 },
  decorators: (Story) => (
    <Grid min="l">
      <Story />
    </Grid>
  ),
} satisfies Meta<typeof LazyImage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', words: 'Weekend cashback' },
  // After three more tries, each later than the one before.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull(), { timeout: 5_000 }),
};
