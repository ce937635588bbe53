import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { beginStaffAuthenticator, removeStaffAuthenticator } from '@marquee/contract/routes';
import { Button, Inline, Text } from '@marquee/ui';
import { useState } from 'react';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useApi } from '../api/useApi.ts';
import { Section } from '../members/Section.tsx';
import { useProof } from '../proof/ProofProvider.tsx';
import { AppForm } from './AppForm.tsx';
import type { ProofsProps } from './ProofsProps.ts';
import { useDeed } from './useDeed.ts';

/** The authenticator app of whoever is logged in. */
export const Authenticator = ({ proofs: { passkeys, hasAuthenticator }, onChange }: ProofsProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const withProof = useProof();
  const [setup, setSetup] = useState<RouteValue<'beginStaffAuthenticator'>>();
  const { failure, isBusy, run } = useDeed(async () => {
    setSetup(undefined);
    await onChange();
  });
  const begin = async () => {
    let begun: RouteValue<'beginStaffAuthenticator'> | undefined;
    await run(async () => {
      begun = await withProof(() => call(beginStaffAuthenticator, {}));
    });
    setSetup(begun);
  };
  const remove = () => run(() => withProof(() => call(removeStaffAuthenticator, {})));
  return (
    <Section title={t`Authenticator app`}>
      <FormRefusal error={failure} />
      <Text isMuted>
        {hasAuthenticator
          ? t`Its codes log you in and confirm decisions.`
          : t`You have none. Its codes do the same as a passkey, on any device.`}
      </Text>
      {setup ? (
        <AppForm setup={setup} run={run} />
      ) : (
        <Inline gap="x2">
          <Button size="s" look="outline" isLoading={isBusy} onClick={() => void begin()}>
            {hasAuthenticator ? t`Move to another app` : t`Set up an app`}
          </Button>
          {hasAuthenticator && passkeys.length > 0 && (
            <Button size="s" tone="critical" look="outline" isLoading={isBusy} onClick={() => void remove()}>
              {t`Remove the app`}
            </Button>
          )}
        </Inline>
      )}
    </Section>
  );
};
