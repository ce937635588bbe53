import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockIcon } from '../icons/LockIcon.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    revealLabel: 'Show',
    concealLabel: 'Hide',
    icon: <LockIcon />,
    defaultValue: 'correct-horse',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Concealed: Story = {};

export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Weak: Story = { args: { strength: { score: 1, label: 'Weak' } } };

export const Fair: Story = { args: { strength: { score: 2, label: 'Fair' } } };

export const Strong: Story = { args: { strength: { score: 4, label: 'Strong' } } };

export const Wrong: Story = { args: { error: 'Wrong username or password.' } };
