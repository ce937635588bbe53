import { useLingui } from '@lingui/react/macro';
import { Card, Heading, Rows, Stack, Text } from '@marquee/ui';
import type { ReactNode } from 'react';
import { Authenticator } from '../authenticator/Authenticator.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import type { SecurityState } from '../SecurityState.ts';
import { Guard } from './Guard.tsx';
import { ProtectionRow } from './ProtectionRow.tsx';
import { type Protection, useProtections } from './useProtections.ts';

/** What guards the account, what is missing, what that would protect, and the way to it. */
export const ProtectionCard = ({ security }: { security: SecurityState }) => {
  const { t } = useLingui();
  const protections = useProtections(security);
  const count = protections.length;
  const there = protections.filter(({ state }) => state === 'on').length;
  const here: Partial<Record<Protection['id'], ReactNode>> = {
    passkeys: <Passkeys {...security} />,
    authenticator: <Authenticator {...security} />,
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Your protection`}</Heading>
          <Text size="s" isMuted>{t`${there} of ${count} in place.`}</Text>
        </Stack>
        <Rows label={t`Your protection`}>
          {protections.map((protection) => (
            <ProtectionRow key={protection.id} protection={protection}>
              {here[protection.id] ?? <Guard protection={protection} />}
            </ProtectionRow>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
};
