import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Permission } from '@marquee/feature-core';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner, Container, Countdown } from '@marquee/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';
import { clockOffsetAtom } from './clockOffsetAtom.ts';

type Planned = NonNullable<Permission['plannedMaintenance']>;

/** Milliseconds over which pages spread their question when the site closes, so that not all ask at once. */
const spread = 4_000;

/** Counts down to a maintenance, and sees to it that the page closes when it begins. */
const MaintenanceNotice = ({ startsAt, endsAt }: Planned) => {
  const { t } = useLingui();
  const { lookAgain } = useRuntime();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const offset = useAtomValue(clockOffsetAtom);
  const now = useCallback(() => Date.now() + offset, [offset]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    timer.current = setTimeout(lookAgain, 1_000 + Math.random() * spread);
  }, [lookAgain]);
  const end = endsAt && dateTime(endsAt, { timeZone: brand.timeZone });
  return (
    <Container>
      <Banner tone="caution" title={t`The site is about to close for maintenance`}>
        <p>
          <Trans>
            It closes in{' '}
            <Countdown
              to={startsAt}
              now={now}
              onEnd={close}
              formatDays={(days) => plural(days, { one: '# day', other: '# days' })}
            />
            . Finish what you are doing; your balance and your account are safe.
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
    </Container>
  );
};

export default MaintenanceNotice;
