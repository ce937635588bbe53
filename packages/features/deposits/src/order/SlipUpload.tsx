import { useLingui } from '@lingui/react/macro';
import { Banner, Card, FileField, type FileRefusal, Heading, Stack, Text } from '@marquee/ui';
import type { Deposit } from '../depositTypes.ts';
import { useSlip } from './useSlip.ts';

const maxBytes = 5 * 1024 * 1024;

/** Takes the picture of the bank's slip. */
export const SlipUpload = ({ deposit: { reference, hasSlip } }: { deposit: Deposit }) => {
  const { t } = useLingui();
  const { choose, files, inputRef, problem, isSending } = useSlip(reference);
  const refusals: Readonly<Record<FileRefusal, string>> = {
    type: t`Please choose a PNG or JPEG picture.`,
    size: t`The picture can be up to 5 MB.`,
    count: t`One picture is enough.`,
  };
  return (
    <Card padding="m">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Your transfer slip`}</Heading>
          <Text size="s" isMuted>
            {t`After the transfer, add a picture of the slip. It helps us trace your money if anything goes wrong.`}
          </Text>
        </Stack>
        <output>
          {hasSlip && !isSending && problem === undefined && (
            <Banner tone="positive">{t`We’ve received your slip.`}</Banner>
          )}
        </output>
        <FileField
          ref={inputRef}
          label={t`Picture of the slip`}
          hint={t`PNG or JPEG, up to 5 MB`}
          labels={{
            choose: isSending ? t`Sending…` : hasSlip ? t`Choose another picture` : t`Choose a picture`,
            refused: (_name, reason) => refusals[reason],
          }}
          files={files}
          accept="image/png,image/jpeg"
          maxBytes={maxBytes}
          isDisabled={isSending}
          error={problem}
          onFilesChange={(chosen) => void choose(chosen)}
        />
      </Stack>
    </Card>
  );
};
