import { useLingui } from '@lingui/react/macro';
import { Badge, CheckCircleIcon, HistoryIcon, SettingsIcon, UsersIcon, ArrowUpIcon } from '@marquee/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useMay } from '../api/useMay.ts';
import { useQueues } from '../withdrawals/useQueues.ts';
import * as styles from './Frame.css.ts';

type EntryProps = { to: string; icon: ReactNode; name: string; count?: number | undefined };

const Entry = ({ to, icon, name, count = 0 }: EntryProps) => (
  <NavLink to={to} className={styles.entry}>
    {icon}
    {name}
    {count > 0 && (
      <span className={styles.count}>
        <Badge tone="accent">{count}</Badge>
      </span>
    )}
  </NavLink>
);

/** The pages that whoever is logged in has work on, with what waits there. */
export const Navigation = () => {
  const { t } = useLingui();
  const may = useMay();
  const queues = useQueues();
  const waiting = queues && queues.decide + queues.disputes;
  return (
    <nav className={styles.nav} aria-label={t`Pages`}>
      {may('withdrawals.read') && (
        <>
          <Entry to="/withdrawals" icon={<ArrowUpIcon />} name={t`Withdrawals`} count={waiting} />
          <Entry to="/requests" icon={<CheckCircleIcon />} name={t`Second person`} count={queues?.requests} />
        </>
      )}
      {may('site.read') && <Entry to="/site" icon={<SettingsIcon />} name={t`Site`} />}
      {(may('audit.read') || may('staff.manage')) && (
        <Entry to="/trail" icon={<HistoryIcon />} name={t`Trail`} />
      )}
      {may('staff.manage') && <Entry to="/people" icon={<UsersIcon />} name={t`People`} />}
    </nav>
  );
};
