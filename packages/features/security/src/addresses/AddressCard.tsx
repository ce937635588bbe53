import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, GlobeIcon, Heading, Rows, Stack, Text } from '@marquee/ui';
import type { SecurityState } from '../SecurityState.ts';
import { AddressRow } from './AddressRow.tsx';

type Props = Pick<SecurityState, 'isAsked' | 'keptDays' | 'addresses'>;

/** The addresses from which the member has logged in. */
export const AddressCard = ({ isAsked, keptDays, addresses }: Props) => {
  const { t } = useLingui();
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Known addresses`}</Heading>
          <Text size="s" isMuted>
            {isAsked
              ? t`A login from any other address needs one more check. We forget an address ${keptDays} days after its last use.`
              : t`Where you’ve logged in from. We forget an address ${keptDays} days after its last use.`}
          </Text>
        </Stack>
        {addresses.length === 0 ? (
          <EmptyState icon={<GlobeIcon />} title={t`No known addresses`}>
            {isAsked
              ? t`Your next login will need one more check.`
              : t`It will appear here after your next login.`}
          </EmptyState>
        ) : (
          <Rows label={t`Known addresses`}>
            {addresses.map((address) => (
              <AddressRow key={address.id} address={address} />
            ))}
          </Rows>
        )}
      </Stack>
    </Card>
  );
};
