import { useLingui } from '@lingui/react/macro';
import { Field, IconButton, TrashIcon } from '@marquee/ui';
import * as styles from './PictureField.css.ts';

type Props = {
  label: string;
  hint: string;
  error?: string;
  pictures: readonly File[];
  isDisabled: boolean;
  onPicturesChange: (pictures: readonly File[]) => void;
};

/** Pictures that are chosen or photographed, each with a way to take it back. */
export const PictureField = ({ pictures, isDisabled, onPicturesChange, ...words }: Props) => {
  const { t } = useLingui();
  return (
    <Field {...words} isRequired>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="file"
            className={styles.input}
            accept="image/png,image/jpeg"
            multiple
            disabled={isDisabled}
            onChange={({ target }) => {
              onPicturesChange([...pictures, ...(target.files ?? [])]);
              // The same picture may be chosen again after it was taken back.
              target.value = '';
            }}
          />
          {pictures.length > 0 && (
            <ul className={styles.list}>
              {pictures.map((picture) => (
                <li key={`${picture.name} ${picture.size}`} className={styles.picture}>
                  {picture.name}
                  <IconButton
                    label={t`Remove ${picture.name}`}
                    icon={<TrashIcon />}
                    onClick={() => onPicturesChange(pictures.filter((each) => each !== picture))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
};
