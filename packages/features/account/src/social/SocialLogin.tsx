import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Divider, Stack, Text } from '@marquee/ui';
import { partyName } from './channels.ts';
import { button, buttons } from './SocialLogin.css.ts';
import { useParties } from './useParties.ts';
import { useSocialLogin } from './useSocialLogin.ts';

type Props = {
  /** Whether the box was told to remember who logs in. */
  isRemembered: boolean;
  onClose: () => void;
};

/** The parties that a member may log in by, below either form of the login box. */
export const SocialLogin = (props: Props) => {
  const { t } = useLingui();
  const parties = useParties();
  const { problem, asked, enter } = useSocialLogin(props);
  const party = asked && partyName(asked);
  if (parties.length === 0) return null;
  return (
    <Stack gap="x3">
      <Divider label={t`or`} />
      {problem && (
        <Banner key={problem.round} tone="critical" role="alert">
          {problem.text}
        </Banner>
      )}
      <div className={buttons}>
        {parties.map(({ channel, name, icon: PartyIcon }) => (
          <Button
            key={channel}
            className={button}
            look="soft"
            tone="neutral"
            iconStart={<PartyIcon size="s" />}
            aria-label={t`Log in with ${name}`}
            isLoading={asked === channel}
            onClick={() => enter(channel)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {party && (
          <Text size="s" isMuted>
            {t`Continue in the ${party} window.`}
          </Text>
        )}
      </div>
    </Stack>
  );
};
