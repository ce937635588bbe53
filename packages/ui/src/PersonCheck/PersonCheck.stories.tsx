import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PersonCheck } from './PersonCheck.tsx';

const meta = {
  title: 'Forms/PersonCheck',
  component: PersonCheck,
  args: {
    label: 'Check that I am a person',
    doneLabel: 'You are a person',
    isDone: false,
    isLoading: false,
    onPress: fn(),
    switchLabel: 'Ask me a question instead',
    onSwitch: fn(),
  },
} satisfies Meta<typeof PersonCheck>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Opening: Story = { args: { isLoading: true } };

export const Done: Story = { args: { isDone: true } };

export const Missing: Story = { args: { error: 'Prove that you are a person.' } };
