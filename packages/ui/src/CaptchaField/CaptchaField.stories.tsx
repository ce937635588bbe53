import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { captchaPicture } from '../testing/captchaPicture.ts';
import { CaptchaField } from './CaptchaField.tsx';

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Letters in the picture',
    isRequired: true,
    image: captchaPicture,
    imageAlt: 'Picture with letters',
    refreshLabel: 'Another picture',
    onRefresh: fn(),
    switchLabel: 'I can’t see the picture',
    onSwitch: fn(),
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Fetching: Story = { args: { image: undefined } };

export const Question: Story = {
  args: {
    label: 'Answer',
    image: undefined,
    question: 'How much is seven and five?',
    refreshLabel: 'Another question',
    switchLabel: 'Show the picture',
  },
};

export const Failed: Story = {
  args: { image: null, error: 'It didn’t load. Get a new one.' },
};

export const Wrong: Story = { args: { defaultValue: 'kx4', error: 'These letters don’t match.' } };
