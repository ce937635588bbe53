import { useNumber } from '@marquee/i18n';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/TrashIcon.tsx';
import { fileName, item, size, words } from './FileField.css.ts';
import { FilePicture } from './FilePicture.tsx';

interface FilePreviewProps {
  file: File;
  removeLabel: string | undefined;
  isDisabled: boolean | undefined;
  onRemove: () => void;
}

/** A file that was chosen: its picture where it has one, name, size and, where it may be, a way to take it back. */
export const FilePreview = ({ file, removeLabel, isDisabled, onRemove }: FilePreviewProps) => {
  const write = useNumber();
  const [amount, unit] = file.size < 1e6 ? [file.size / 1e3, 'kilobyte'] : [file.size / 1e6, 'megabyte'];
  return (
    <li className={item}>
      <FilePicture file={file} />
      <span className={words}>
        <span className={fileName}>{file.name}</span>
        <span className={size}>
          {write(amount, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })}
        </span>
      </span>
      {removeLabel && (
        <IconButton label={removeLabel} icon={<TrashIcon />} disabled={isDisabled} onClick={onRemove} />
      )}
    </li>
  );
};
