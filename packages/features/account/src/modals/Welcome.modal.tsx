import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useSession, useSite } from '@marquee/feature-core';
import { Button, ButtonLink, Dialog, Stack, Text } from '@marquee/ui';
import * as styles from './Welcome.css.ts';

/** Greets a member once, at the first login, with one thing to do next. */
const WelcomeModal = ({ onClose }: ModalProps<'welcome'>) => {
  const { t } = useLingui();
  const { brand, mark, hasPage } = useSite();
  const session = useSession();
  if (session.status !== 'member') return null;
  const { nickname } = session.member;
  const site = brand.name;
  const next = [
    { href: '/member/deposit', label: t`Make a first deposit` },
    { href: '/games', label: t`See the games` },
  ].find(({ href }) => hasPage(href));
  return (
    <Dialog isOpen size="s" title={t`Welcome, ${nickname}`} closeLabel={t`Close`} onClose={onClose}>
      <Stack gap="x5">
        <div className={styles.scene} aria-hidden>
          <span className={styles.ring} />
          <span className={styles.laterRing} />
          {/* The brand's own drawing, which the build has read from the brand's folder. */}
          <span className={styles.mark} dangerouslySetInnerHTML={{ __html: mark }} />
        </div>
        <Text>{t`This is your first login at ${site}. Your money, records and limits are all in your account.`}</Text>
        <Stack gap="x2">
          {next && (
            <ButtonLink href={next.href} size="l" tone={brand.layout.action} isFull>
              {next.label}
            </ButtonLink>
          )}
          <Button look="quiet" tone="neutral" isFull onClick={onClose}>{t`Look around first`}</Button>
        </Stack>
      </Stack>
    </Dialog>
  );
};

export default WelcomeModal;
