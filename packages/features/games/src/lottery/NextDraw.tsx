import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Countdown } from '@marquee/ui';
import { useEffect, useRef } from 'react';

type Props = {
  /** When it draws; undefined while that is not known. */
  at: string | undefined;
  /** Asks for the next draw once this one is on. */
  onDraw: () => void;
};

/** Milliseconds after a draw until the platform is asked for the next: clocks differ a little. */
const grace = 2000;

/** The time left until a draw. */
export const NextDraw = ({ at, onDraw }: Props) => {
  const { t } = useLingui();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Countdown
      to={at}
      formatDays={(days) => t`${plural(days, { one: '# day', other: '# days' })}`}
      ended={t`Drawing now`}
      onEnd={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(onDraw, grace);
      }}
    />
  );
};
