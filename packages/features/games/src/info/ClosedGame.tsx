import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner } from '@marquee/ui';

/** Says that a game is under maintenance, and until when where that is known. */
export const ClosedGame = ({ endsAt }: { endsAt: string | null }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const end = endsAt && dateTime(endsAt, { timeZone: brand.timeZone });
  return (
    <Banner tone="caution" title={t`This game is under maintenance`}>
      <p>{t`You can play it again once the provider has finished. Nothing is lost.`}</p>
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
