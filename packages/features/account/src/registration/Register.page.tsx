import { Trans, useLingui } from '@lingui/react/macro';
import { useSession, useSite } from '@marquee/feature-core';
import { CheckCircleIcon, Container, LockIcon, PageHead, TextLink } from '@marquee/ui';
import type { RegistrationMode } from './fields/fieldsOf.ts';
import * as styles from './page/RegisterPage.css.ts';
import { RegisterPromise } from './page/RegisterPromise.tsx';
import { RegistrationNotice } from './page/RegistrationNotice.tsx';
import { RegistrationPanel } from './page/RegistrationPanel.tsx';
import { RegistrationSkeleton } from './page/RegistrationSkeleton.tsx';
import { useIsHydrated } from './form/useIsHydrated.ts';
import { useHomeAfterLogin } from './page/useHomeAfterLogin.ts';
import { useArrival } from './page/useArrival.ts';

/** The registration page: a form as the merchant asks for it, for whoever has no account yet. */
const RegisterPage = () => {
  const { t } = useLingui();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const { brand, hasFlag, permission } = useSite();
  const { isArriving, arrive } = useArrival();
  const modes: RegistrationMode[] = [
    ...(hasFlag('DIRECTREG3') ? (['username'] as const) : []),
    ...(hasFlag('MOBILENUMREG3') ? (['mobile'] as const) : []),
  ];
  // Free play has no account: who plays so may open one, which ends the demo.
  // The written page stands for a guest: until it is taken over, it has to stay what it was.
  const isMember = isHydrated && session.status === 'member' && !session.isDemo && !isArriving;
  useHomeAfterLogin(isArriving);

  const body = () => {
    if (isMember)
      return (
        <RegistrationNotice
          icon={<CheckCircleIcon size="xl" />}
          title={t`You already have an account`}
          text={t`You are logged in as ${session.member.nickname}. Log out first to open another account.`}
          action={{ href: '/', label: t`Go to the home page` }}
        />
      );
    if (modes.length > 0) return <RegistrationPanel modes={modes} onOpened={arrive} />;
    if (!permission) return <RegistrationSkeleton />;
    return (
      <RegistrationNotice
        icon={<LockIcon size="xl" />}
        title={t`Registration is closed`}
        text={t`We’re not opening new accounts at the moment. If you already have one, you can log in as usual.`}
        action={{ href: '/?modal=login', label: t`Log in` }}
      />
    );
  };

  return (
    <Container className={styles.page}>
      <div className={styles.card}>
        <div className={styles.main}>
          <PageHead title={t`Open an account at ${brand.name}`}>
            {!isMember && (
              <Trans>
                Already have an account? <TextLink href="/?modal=login">Log in</TextLink>
              </Trans>
            )}
          </PageHead>
          {body()}
        </div>
        <RegisterPromise />
      </div>
    </Container>
  );
};

export default RegisterPage;
