import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextLink } from '../TextLink/TextLink.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const Chosen = (props: RadioCardsProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChoose={setValue} />;
};

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards<string>,
  args: {
    legend: 'To this bank account',
    name: 'card',
    value: 'one',
    onChoose: () => undefined,
    options: [
      { value: 'one', label: 'Vietcombank ••••6789', hint: 'NGUYEN THI LAN' },
      { value: 'two', label: 'Techcombank ••••0042', hint: 'NGUYEN THI LAN' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioCards<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithHints: Story = {};

export const WithLink: Story = {
  args: {
    children: (
      <TextLink href="/member/cards" look="quiet">
        Add or remove bank accounts
      </TextLink>
    ),
  },
};
