import { useLingui } from '@lingui/react/macro';
import { getBankCards } from '@marquee/contract/routes';
import { LoadFailure, useApi } from '@marquee/feature-core';
import { Button, Card, Heading, Inline, LockIcon, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beside } from '../beside.css.ts';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { ChangePaymentPassword } from '../password/ChangePaymentPassword.tsx';
import { SetPaymentPassword } from '../password/SetPaymentPassword.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { KeptCards } from './KeptCards.tsx';

/** Bank accounts that withdrawals go to, and the payment password that guards them. */
const Cards = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data, error, isFetching, refetch } = useQuery(query(getBankCards, {}));
  const forgotten = useForgotten();
  const [isChanging, setChanging] = useState(false);
  return (
    <Stack gap="x5">
      <div className={beside}>
        {!data && !error && <CardsSkeleton />}
        {!data && error && (
          <LoadFailure isCard title={t`We couldn’t load this`} query={{ error, isFetching, refetch }} />
        )}
        {data && !data.hasPaymentPassword && <SetPaymentPassword />}
        {data?.hasPaymentPassword && (
          <>
            <KeptCards known={data} />
            <Card padding="m" as="section">
              <Inline justify="between" gap="x4">
                <Stack gap="x1">
                  <Heading level={2} size="m">{t`Payment password`}</Heading>
                  <Text size="s" isMuted>
                    {t`It confirms withdrawals and changes to your bank accounts.`} {forgotten.link}
                  </Text>
                </Stack>
                <Button
                  look="soft"
                  tone="neutral"
                  iconStart={<LockIcon size="s" />}
                  onClick={() => setChanging(true)}
                >
                  {t`Change payment password`}
                </Button>
              </Inline>
            </Card>
          </>
        )}
      </div>
      {forgotten.dialog}
      {isChanging && <ChangePaymentPassword onClose={() => setChanging(false)} />}
    </Stack>
  );
};

export default Cards;
