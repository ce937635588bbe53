import { useLingui } from '@lingui/react/macro';
import { getRealityCheck } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { ButtonLink, ClockIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as styles from './Play.css.ts';

const minute = 60_000;

/** How long the member has been logged in, as the platform counts it; leads to the limits of play. */
export const SessionClock = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data, dataUpdatedAt } = useQuery(query(getRealityCheck, {}));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 6);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  const elapsed = data.elapsedSeconds * 1000 + Math.max(0, now - dataUpdatedAt);
  const minutes = Math.floor(elapsed / minute);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <ButtonLink
      href="/member/limits"
      size="s"
      look="quiet"
      tone="neutral"
      className={styles.clockLink}
      aria-label={t`Logged in for ${clock}. My limits`}
      iconStart={<ClockIcon />}
    >
      <span className={styles.clock}>{clock}</span>
    </ButtonLink>
  );
};
