import { useLingui } from '@lingui/react/macro';
import { ChevronEndIcon, ChevronStartIcon } from '@marquee/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './SidePanel.css.ts';

type Props = {
  side: 'start' | 'end';
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A panel at the edge of the window that folds away to its handle. */
export const SidePanel = ({ side, label, isOpen, onToggle, children }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const pointsToStart = (side === 'start') === isOpen;
  return (
    <aside aria-label={label} className={styles.places[side]}>
      {isOpen && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
      <button
        type="button"
        className={styles.handles[side]}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={isOpen ? t`Collapse: ${label}` : t`Expand: ${label}`}
        title={isOpen ? t`Collapse` : label}
        onClick={onToggle}
      >
        {pointsToStart ? (
          <ChevronStartIcon size="xs" className={styles.mark} />
        ) : (
          <ChevronEndIcon size="xs" className={styles.mark} />
        )}
      </button>
    </aside>
  );
};
