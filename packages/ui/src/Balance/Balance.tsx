import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon } from '../icons/EyeIcon.tsx';
import { EyeOffIcon } from '../icons/EyeOffIcon.tsx';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { Odometer } from '../Odometer/Odometer.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { amount, balance, heading, line, veil, waits } from './Balance.css.ts';

/** The words of a `Balance`. */
export interface BalanceLabels {
  hide: string;
  show: string;
  /** What is read in place of an amount that is hidden. */
  hidden: string;
  refresh: string;
}

/** Props of `Balance`. */
export interface BalanceProps {
  /** What the money is for. */
  label: string;
  labels: BalanceLabels;
  /** Whole minor units of the currency; its place is held while it is not known. */
  minor: bigint | number | undefined;
  currency: string;
  /** Not shown to whoever looks over the member's shoulder. */
  isHidden?: boolean;
  onHiddenChange?: (isHidden: boolean) => void;
  onRefresh?: () => void;
  isRefreshing?: boolean;
  /** Stands below, for instance what of it cannot be withdrawn yet. */
  note?: ReactNode;
}

const VEIL = '•'.repeat(6);

/** What a member has, counted up once; it can be veiled and asked for anew. */
export const Balance = ({
  label,
  labels,
  minor,
  currency,
  isHidden = false,
  onHiddenChange,
  onRefresh,
  isRefreshing,
  note,
}: BalanceProps) => (
  <div className={balance}>
    <div className={heading}>
      {label}
      {onHiddenChange && (
        <IconButton
          size="s"
          label={isHidden ? labels.show : labels.hide}
          icon={isHidden ? <EyeIcon size="s" /> : <EyeOffIcon size="s" />}
          onClick={() => onHiddenChange(!isHidden)}
        />
      )}
    </div>
    <div className={amount} aria-busy={minor === undefined || isRefreshing}>
      {isHidden && (
        <>
          <VisuallyHidden>{labels.hidden}</VisuallyHidden>
          <span aria-hidden className={veil}>
            {VEIL}
          </span>
        </>
      )}
      {!isHidden && minor === undefined && <Skeleton className={waits} />}
      {!isHidden && minor !== undefined && <Odometer minor={minor} currency={currency} from={0} />}
      {onRefresh && (
        <IconButton
          size="s"
          label={labels.refresh}
          icon={<RefreshIcon size="s" />}
          isLoading={isRefreshing}
          onClick={onRefresh}
        />
      )}
    </div>
    {note && <div className={line}>{note}</div>}
  </div>
);
