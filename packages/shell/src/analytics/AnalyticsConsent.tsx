import { useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@marquee/ui';
import * as styles from './AnalyticsConsent.css.ts';

/** Asks whether the use of the site may be counted; both answers weigh the same. */
export const AnalyticsConsent = ({ onChoose }: { onChoose: (choice: 'yes' | 'no') => void }) => {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Usage statistics`} className={styles.consent}>
      <Banner
        tone="info"
        title={t`May we count how this site is used?`}
        actions={
          <>
            <Button size="s" look="soft" tone="info" onClick={() => onChoose('yes')}>
              {t`Allow`}
            </Button>
            <Button size="s" look="soft" tone="info" onClick={() => onChoose('no')}>
              {t`No, thanks`}
            </Button>
          </>
        }
      >
        {t`Google Analytics would count which pages are opened, without your name, account or money. Nothing is counted unless you agree, and you can change your mind at the foot of any page.`}
      </Banner>
    </aside>
  );
};
