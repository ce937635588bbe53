import { useState } from 'react';
import { sortFiles, type FileRefusal } from './sortFiles.ts';

interface Options {
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  accept: string | undefined;
  maxBytes: number | undefined;
  maxFiles: number;
  refused: (name: string, reason: FileRefusal) => string;
}

/** Adds files as far as the limits allow, takes them back, and says what was not taken. */
export const useFiles = ({ files, onFilesChange, accept, maxBytes, maxFiles, refused }: Options) => {
  const [complaint, setComplaint] = useState<string>();
  const add = (added: readonly File[]) => {
    // A further file takes the place of the only one, if it may.
    const present = maxFiles === 1 && added.length > 0 ? [] : files;
    const sorted = sortFiles(present, added, { accept, maxBytes, maxFiles });
    setComplaint(sorted.refused.map(({ file, reason }) => refused(file.name, reason)).join(' '));
    if (sorted.taken.length > present.length) onFilesChange(sorted.taken);
  };
  const remove = (file: File) => {
    setComplaint(undefined);
    onFilesChange(files.filter((each) => each !== file));
  };
  return { complaint, add, remove };
};
