import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { Card, Heading, Stack, Text } from '@marquee/ui';
import { AddressCard } from './addresses/AddressCard.tsx';
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx';
import { PasswordCard } from './passwords/PasswordCard.tsx';
import { SecuritySkeleton } from './SecuritySkeleton.tsx';
import { useSecurity } from './useSecurity.ts';

/** How a member protects the account. The passwords stand there whatever else loads. */
const Security = () => {
  const { t } = useLingui();
  const security = useSecurity();
  const { data, error } = security;
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <Heading level={1} size="xl">{t`Security`}</Heading>
        <Text isMuted>{t`Keep others out of your account, even if they know your password.`}</Text>
      </Stack>
      {data ? (
        <>
          <AuthenticatorCard authenticator={data.authenticator} />
          <AddressCard {...data} />
        </>
      ) : error ? (
        <Card padding="m">
          <LoadFailure title={t`We couldn’t load this`} query={security} />
        </Card>
      ) : (
        <SecuritySkeleton />
      )}
      <PasswordCard />
    </Stack>
  );
};

export default Security;
