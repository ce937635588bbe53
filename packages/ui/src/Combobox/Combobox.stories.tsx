import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { BankIcon } from '../icons/BankIcon.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function Choosable(args: ComboboxProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Combobox
      {...args}
      value={value}
      onValueChange={(chosen) => {
        setValue(chosen);
        args.onValueChange(chosen);
      }}
    />
  );
}

const banks = [
  ['vcb', 'Vietcombank'],
  ['tcb', 'Techcombank'],
  ['acb', 'Ngân hàng Á Châu'],
  ['bidv', 'Đầu tư và Phát triển Việt Nam'],
  ['mb', 'Quân Đội'],
  ['vpb', 'Việt Nam Thịnh Vượng'],
  ['tpb', 'Tiên Phong'],
  ['stb', 'Sài Gòn Thương Tín'],
  ['vib', 'Quốc Tế'],
  ['shb', 'Sài Gòn – Hà Nội'],
] as const;

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Bank',
    placeholder: 'Name or code',
    noneText: 'No bank by that name.',
    options: banks.map(([value, label]) => ({ value, label, keywords: value, icon: <BankIcon size="s" /> })),
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Choosable {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'tcb', hint: 'The account must be in your name.' } };

export const Open: Story = {
  args: { value: 'acb' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const NothingFits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
  },
};

export const WithError: Story = { args: { error: 'Choose a bank.', isRequired: true } };

export const Disabled: Story = { args: { value: 'mb', disabled: true } };
