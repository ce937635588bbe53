import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { captchaPicture } from '../testing/captchaPicture.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

const Choosable = (args: FileFieldProps) => {
  const [files, setFiles] = useState(args.files);
  return (
    <FileField
      {...args}
      files={files}
      onFilesChange={(chosen) => {
        setFiles(chosen);
        args.onFilesChange(chosen);
      }}
    />
  );
};

const bytes = Uint8Array.from(atob(captchaPicture), (letter) => letter.charCodeAt(0));
const photo = new File([bytes], 'receipt-2026-11-21.png', { type: 'image/png' });
const letter = new File(['x'.repeat(1_240_000)], 'bank-statement-of-november-with-a-long-name.pdf', {
  type: 'application/pdf',
});

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Transfer receipt',
    labels: {
      choose: 'Choose a file',
      drop: 'or drop it here',
      remove: (name) => `Remove ${name}`,
      refused: (name, reason) =>
        ({
          type: `${name} is neither a picture nor a PDF.`,
          size: `${name} is larger than 5 MB.`,
          count: `${name} is one file too many.`,
        })[reason],
    },
    files: [],
    onFilesChange: fn(),
    accept: 'image/*,.pdf',
    maxBytes: 5_000_000,
  },
  render: (args) => <Choosable {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'A picture or PDF, up to 5 MB.', isRequired: true } };

export const OneFile: Story = { args: { files: [photo] } };

export const SeveralFiles: Story = { args: { files: [photo, letter], maxFiles: 3 } };

export const WithError: Story = { args: { error: 'Add the receipt.' } };

export const Disabled: Story = { args: { files: [photo], isDisabled: true } };
