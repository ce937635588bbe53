import { useLingui } from '@lingui/react/macro';
import { Button, CloseIcon, IconButton, WarningIcon } from '@marquee/ui';
import * as styles from './Play.css.ts';

type Props = { onRetry: () => void; onClose: () => void };

/**
 * Above a page that came and has not said that it can be played: a browser shows its own page where nobody answers,
 * and tells nobody so. A game that plays without saying so loses a line, which can be put away.
 */
export const SilentGame = ({ onRetry, onClose }: Props) => {
  const { t } = useLingui();
  return (
    <output className={styles.notice}>
      <WarningIcon />
      <span className={styles.noticeWords}>{t`No game here? Its provider may not be answering.`}</span>
      <Button size="s" onClick={onRetry}>{t`Try again`}</Button>
      <IconButton size="s" label={t`Not now`} icon={<CloseIcon />} onClick={onClose} />
    </output>
  );
};
