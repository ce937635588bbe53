import { useLingui } from '@lingui/react/macro';
import { Card, CheckCircleIcon, Heading, Spinner, Stack, Text, UploadIcon } from '@marquee/ui';
import { useId } from 'react';
import type { Deposit } from '../depositTypes.ts';
import { slipTypes } from './readPicture.ts';
import * as styles from './SlipUpload.css.ts';
import { useSlip } from './useSlip.ts';

/** Takes the picture of the bank's slip. */
export const SlipUpload = ({ deposit: { reference, hasSlip } }: { deposit: Deposit }) => {
  const { t } = useLingui();
  const id = useId();
  const { choose, picture, problem, isSending } = useSlip(reference);
  const icon = isSending ? <Spinner /> : hasSlip ? <CheckCircleIcon size="l" /> : <UploadIcon size="l" />;
  return (
    <Card padding="m">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Your transfer slip`}</Heading>
          <Text size="s" isMuted>
            {t`After the transfer, add a picture of the slip. It helps us to find the money should anything go wrong.`}
          </Text>
        </Stack>
        <label className={styles.drop} aria-busy={isSending} {...(problem && { 'data-wrong': true })}>
          <input
            type="file"
            accept={slipTypes.join()}
            className={styles.input}
            aria-describedby={id}
            aria-invalid={problem !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          {picture ? <img src={picture} alt={t`Your slip`} className={styles.preview} /> : icon}
          <Text as="span" isStrong>
            {hasSlip ? t`The slip is here. Choose another picture` : t`Choose a picture`}
          </Text>
          <Text as="span" size="s" isMuted>
            {t`PNG or JPEG, 5 MB at most`}
          </Text>
        </label>
        <div id={id} role="alert">
          {problem && (
            <Text size="s" tone="critical">
              {problem}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
};
