import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';

function Pressable(args: FavouriteButtonProps) {
  const [isFavourite, setFavourite] = useState(args.isFavourite);
  return (
    <FavouriteButton
      {...args}
      isFavourite={isFavourite}
      onToggle={() => {
        setFavourite(!isFavourite);
        args.onToggle();
      }}
    />
  );
}

const meta = {
  title: 'Actions/FavouriteButton',
  component: FavouriteButton,
  args: { label: 'Favourite: Sweet Comet', isFavourite: false, onToggle: fn() },
  render: (args) => <Pressable {...args} />,
} satisfies Meta<typeof FavouriteButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotYet: Story = {};

export const Favourite: Story = { args: { isFavourite: true } };
