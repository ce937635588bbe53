import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const countries = [
  { code: 'VN', dialingCode: '84', name: 'Vietnam' },
  { code: 'TH', dialingCode: '66', name: 'Thailand' },
  { code: 'US', dialingCode: '1', name: 'United States' },
  { code: 'GB', dialingCode: '44', name: 'United Kingdom' },
  { code: 'MY', dialingCode: '60', name: 'Malaysia' },
  { code: 'SG', dialingCode: '65', name: 'Singapore' },
  { code: 'KH', dialingCode: '855', name: 'Cambodia' },
  { code: 'JP', dialingCode: '81', name: 'Japan' },
  { code: 'DE', dialingCode: '49', name: 'Germany' },
];

const Choosable = (args: PhoneFieldProps) => {
  const [country, setCountry] = useState(args.country);
  return (
    <PhoneField
      {...args}
      country={country}
      onCountryChange={(code) => {
        setCountry(code);
        args.onCountryChange(code);
      }}
    />
  );
};

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone number',
    countries,
    country: 'VN',
    onCountryChange: fn(),
    countryLabel: 'Country code',
    searchLabel: 'Find a country',
  },
  render: (args) => <Choosable {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { country: 'GB', defaultValue: '7700 900123', isRequired: true } };

export const WithError: Story = { args: { defaultValue: '12', error: 'Enter a valid phone number.' } };

export const CountriesAwaited: Story = { args: { countries: [], country: '' } };

export const CountriesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
