import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'deposit',
        title: 'How do I deposit?',
        content: 'Choose a bank, scan the code and confirm in its app.',
      },
      { id: 'time', title: 'How long does a withdrawal take?', content: 'Usually less than 10 minutes.' },
      { id: 'limit', title: 'Can I set myself a limit?', content: 'Yes, for a day, a week and a month.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Exclusive: Story = { args: { isExclusive: true, initiallyOpen: 'deposit' } };
