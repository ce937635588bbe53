import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner, Text } from '@marquee/ui';
import type { SecurityState } from '../SecurityState.ts';
import { ChangeAuthenticator } from './ChangeAuthenticator.tsx';
import { TurnOn } from './TurnOn.tsx';

type Props = Pick<SecurityState, 'authenticator'>;

/** Recovery codes that are left when it is time for new ones. */
const few = 2;

/** Since when an authenticator app guards the logins, and the way to change that. */
export const Authenticator = ({ authenticator }: Props) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const left = authenticator?.recoveryCodesLeft ?? 0;
  const since = authenticator && dateTime(authenticator.since, { timeZone: brand.timeZone });
  return (
    <>
      <Text size="s" isMuted>
        {t`An app such as Google Authenticator shows a new code every 30 seconds. Someone who only has your password won’t have it.`}
      </Text>
      {authenticator ? (
        <>
          <div>
            <Text size="s">{t`On since ${since}`}</Text>
            <Text size="s">{t`Recovery codes left: ${left}`}</Text>
          </div>
          {left <= few && (
            <Banner tone="caution">
              {t`You have few recovery codes left. Create new ones, so that losing your phone doesn’t lock you out.`}
            </Banner>
          )}
          <ChangeAuthenticator />
        </>
      ) : (
        <TurnOn />
      )}
    </>
  );
};
