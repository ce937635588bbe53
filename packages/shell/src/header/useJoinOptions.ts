import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useHasPage } from '../site/useHasPage.ts';
import { useModalExists } from '../site/useModalExists.ts';

/** The ways into the site without an account: registration and free demo play, each where the merchant allows it. */
export const useJoinOptions = (): { label: string; href: string }[] => {
  const { t } = useLingui();
  const { hasFlag, hasFeature } = useSite();
  const hasPage = useHasPage();
  const hasModal = useModalExists();
  const canRegister = hasFlag('DIRECTREG3') && hasPage('/register');
  const canTry = hasFlag('FREEPLAY3') && hasFeature('free-play') && hasModal('freePlay');
  return [
    ...(canRegister ? [{ label: t`Register`, href: '/register' }] : []),
    ...(canTry ? [{ label: t`Free demo`, href: '/?modal=freePlay' }] : []),
  ];
};
