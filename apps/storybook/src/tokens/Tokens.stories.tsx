import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from 'virtual:brands';
import { Tokens } from './Tokens.tsx';

const meta = {
  title: 'Theme/Tokens',
  component: Tokens,
  args: { brand: brands[0], scheme: 'dark' },
  parameters: { controls: { disable: true } },
  render: (_args, { globals }) => {
    const brand = brands.find(({ id }) => id === globals['brand']) ?? brands[0];
    const chosen = globals['scheme'] === 'own' ? brand.defaultScheme : globals['scheme'];
    return <Tokens brand={brand} scheme={chosen === 'light' ? 'light' : 'dark'} />;
  },
} satisfies Meta<typeof Tokens>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Reference: Story = {};
