import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, Heading, HistoryIcon, Rows, Stack, Text } from '@marquee/ui';
import type { LoginRecord } from './Devices.ts';
import { LoginRow } from './LoginRow.tsx';

/** The latest logins of the account and the tries that failed. */
export const LoginsCard = ({ logins }: { logins: readonly LoginRecord[] }) => {
  const { t } = useLingui();
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Login history`}</Heading>
          <Text size="s" isMuted>{t`The latest logins of the past 90 days, failed attempts included.`}</Text>
        </Stack>
        {logins.length === 0 ? (
          <EmptyState icon={<HistoryIcon />} title={t`No logins yet`}>
            {t`Your next login will appear here.`}
          </EmptyState>
        ) : (
          <Rows label={t`Login history`}>
            {logins.map((login) => (
              <LoginRow key={`${login.at} ${login.outcome} ${login.address}`} login={login} />
            ))}
          </Rows>
        )}
      </Stack>
    </Card>
  );
};
