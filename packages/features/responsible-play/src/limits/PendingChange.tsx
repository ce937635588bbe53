import { useLingui } from '@lingui/react/macro';
import { keepPlayLimit } from '@marquee/contract/routes';
import { useErrorText, useToast } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button } from '@marquee/ui';
import type { Limit, Play } from '../Play.ts';
import { usePlayChange } from '../usePlay.ts';
import * as styles from './LimitCards.css.ts';
import { useLimitWords } from './useLimitWords.ts';

type Props = { limit: Limit; pending: NonNullable<Limit['pending']>; play: Play };

/** The looser limit that waits, until when, and the way to stay with the present one. */
export const PendingChange = ({ limit: { kind, period }, pending, play }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const words = useLimitWords(play.currency);
  const toast = useToast();
  const errorText = useErrorText();
  const keeping = usePlayChange(keepPlayLimit);
  const at = dateTime(pending.at, { timeZone: play.timeZone });
  const keep = () =>
    keeping.mutate(
      { body: { kind, period } },
      {
        onSuccess: () => toast('positive', t`Your current limit stays in place.`),
        onError: (error) => toast('critical', errorText(error)),
      },
    );
  const figure = pending.limit === null ? undefined : words.figure(kind, pending.limit);
  return (
    <div className={styles.pending}>
      <span>{figure ? t`From ${at}: ${figure}` : t`From ${at}: no limit`}</span>
      <Button look="outline" tone="neutral" isLoading={keeping.isPending} onClick={keep}>
        {t`Keep the current limit`}
      </Button>
    </div>
  );
};
