import { useLingui } from '@lingui/react/macro';
import { saveFile, useErrorText, useToast } from '@marquee/feature-core';
import { Button, DownloadIcon } from '@marquee/ui';
import { useMutation } from '@tanstack/react-query';
import { useStatement } from './useStatement.ts';

/** Saves the statement of these days, all wallets in it. */
export const StatementButton = (days: { startDate: string; endDate: string }) => {
  const { t } = useLingui();
  const showToast = useToast();
  const errorText = useErrorText();
  const load = useStatement();
  const statement = useMutation({
    mutationFn: () => load(days),
    onSuccess: (file) => saveFile({ ...file, type: 'csv' }),
    onError: (error) => showToast('critical', errorText(error)),
  });
  return (
    <Button
      look="outline"
      tone="neutral"
      iconStart={<DownloadIcon size="s" />}
      isLoading={statement.isPending}
      onClick={() => statement.mutate()}
    >
      {t`Statement (CSV)`}
    </Button>
  );
};
