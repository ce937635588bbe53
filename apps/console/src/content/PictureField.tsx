import { useLingui } from '@lingui/react/macro';
import { addStaffPicture } from '@marquee/contract/routes';
import { Button, FileField, Stack } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import * as styles from './LanguageColumns.css.ts';

type Props = {
  value: string | null;
  error: string | undefined;
  onChange: (id: string | null) => void;
};

const maxBytes = 5 * 1024 * 1024;

/** An uploaded picture, which the platform cuts to the sites' crops; without one a drawn one is shown. */
export const PictureField = ({ value, error, onChange }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { code } = useMerchant();
  const errorText = useErrorText();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const upload = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setProblem(undefined);
    const [file] = chosen;
    if (!file) return;
    try {
      const { id } = await call(addStaffPicture, { body: file });
      onChange(id);
      setFiles([]);
    } catch (failure) {
      setProblem(errorText(failure));
      setFiles([]);
    }
  };
  return (
    <Stack gap="x2">
      {value && <img className={styles.picture} src={`/art/${code}/content/${value}-wide.webp`} alt="" />}
      <FileField
        label={t`Picture`}
        hint={t`PNG or JPEG, 5 MB at most. It is cut to 8:3, and to 4:3 for phones.`}
        error={problem ?? error}
        accept="image/png,image/jpeg"
        maxBytes={maxBytes}
        files={files}
        onFilesChange={(chosen) => void upload(chosen)}
        labels={{
          choose: value ? t`Choose another picture` : t`Choose a picture`,
          refused: (name, reason) =>
            reason === 'size' ? t`${name} is larger than 5 MB.` : t`${name} is no picture that can be taken.`,
        }}
      />
      {value && (
        <div>
          <Button size="s" look="quiet" tone="neutral" onClick={() => onChange(null)}>
            {t`Show the drawn picture`}
          </Button>
        </div>
      )}
    </Stack>
  );
};
