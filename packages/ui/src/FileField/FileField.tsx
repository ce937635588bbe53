import type { Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWords } from '../Field/useFieldWiring.ts';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import { action, dropText, input, zone } from './FileField.css.ts';
import { FileList } from './FileList.tsx';
import type { FileRefusal } from './sortFiles.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useFiles } from './useFiles.ts';

/** The words of a `FileField`. */
export interface FileFieldLabels {
  choose: string;
  /** Says that files may be dropped, where there is a pointer that can. */
  drop?: string;
  /** Name of the button that takes a file back; without it, files are only replaced. */
  remove?: (name: string) => string;
  /** What is wrong with a file that was not taken. */
  refused: (name: string, reason: FileRefusal) => string;
}

/** Props of `FileField`. */
export interface FileFieldProps extends FieldWords {
  id?: string;
  labels: FileFieldLabels;
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** Types as a native input takes them: `image/*,.pdf`. The server checks what a file really is. */
  accept?: string;
  /** Most that one file may hold. */
  maxBytes?: number;
  /** 1 by default, where a further file takes the place of the first. */
  maxFiles?: number;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Files that are chosen, photographed or dropped, each with its preview. */
export const FileField = ({
  labels,
  files,
  onFilesChange,
  accept,
  maxBytes,
  maxFiles = 1,
  isDisabled,
  ref,
  error,
  ...words
}: FileFieldProps) => {
  const { complaint, add, remove } = useFiles({
    files,
    onFilesChange,
    accept,
    maxBytes,
    maxFiles,
    refused: labels.refused,
  });
  const { isOver, dropProps } = useFileDrop(isDisabled ? () => {} : add);
  return (
    <Field {...words} error={complaint || error}>
      {(wiring) => (
        <>
          <FileList
            files={files}
            removeLabel={labels.remove}
            isDisabled={isDisabled}
            onRemove={(file) => {
              remove(file);
              // The button that had the focus goes with its file.
              document.getElementById(wiring.id)?.focus();
            }}
          />
          <div className={zone} data-over={isOver || undefined} {...dropProps}>
            <span className={action}>
              <UploadIcon />
              {labels.choose}
            </span>
            {labels.drop && <span className={dropText}>{labels.drop}</span>}
            <input
              ref={ref}
              type="file"
              {...wiring}
              required={wiring.required && files.length === 0}
              className={input}
              accept={accept}
              multiple={maxFiles > 1}
              disabled={isDisabled}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // The same file may be chosen again after it was taken back.
                target.value = '';
              }}
            />
          </div>
        </>
      )}
    </Field>
  );
};
