import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { bannerPicture } from '../testing/pictures.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  args: {
    label: 'Promotions',
    labels: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause',
      play: 'Play',
      slide: (number, count) => `Banner ${number} of ${count}`,
    },
    children: [1, 2, 3].map((seed) => (
      <LazyImage
        key={seed}
        src={bannerPicture(seed)}
        alt={`Banner ${seed}`}
        width={1240}
        height={420}
        isPriority={seed === 1}
      />
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const One: Story = {
  args: {
    children: <LazyImage src={bannerPicture(5)} alt="Banner 1" width={1240} height={420} isPriority />,
  },
};
