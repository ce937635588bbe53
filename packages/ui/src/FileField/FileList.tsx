import { list } from './FileField.css.ts';
import { FilePreview } from './FilePreview.tsx';

interface FileListProps {
  files: readonly File[];
  removeLabel: ((name: string) => string) | undefined;
  isDisabled: boolean | undefined;
  onRemove: (file: File) => void;
}

/** The files that were chosen. */
export const FileList = ({ files, removeLabel, isDisabled, onRemove }: FileListProps) =>
  files.length > 0 && (
    <ul className={list}>
      {files.map((file) => (
        <FilePreview
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          removeLabel={removeLabel?.(file.name)}
          isDisabled={isDisabled}
          onRemove={() => onRemove(file)}
        />
      ))}
    </ul>
  );
