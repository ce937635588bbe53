import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner, Countdown } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';

/** Counts down to the planned maintenance of a game; when it begins, the page asks anew. */
export const PlannedClosing = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const queries = useQueryClient();
  const end = endsAt && dateTime(endsAt, { timeZone: brand.timeZone });
  return (
    <Banner tone="info" title={t`Maintenance of this game is planned`}>
      <p>
        <Trans>
          It closes in{' '}
          <Countdown
            to={startsAt}
            onEnd={() => void queries.invalidateQueries()}
            formatDays={(days) => plural(days, { one: '# day', other: '# days' })}
          />
          . A round that is open then can be finished.
        </Trans>
      </p>
      {end && (
        <p>
          <Trans>
            Expected back: <strong>{end}</strong>
          </Trans>
        </p>
      )}
    </Banner>
  );
};
