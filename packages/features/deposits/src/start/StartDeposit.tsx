import { useLingui } from '@lingui/react/macro';
import { getDepositOffers } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi, useSite } from '@marquee/feature-core';
import { ButtonLink, Card, EmptyState } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wishedAmount } from '../depositPath.ts';
import { StartForm } from './StartForm.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

/** The form once it is known what the member can choose from. */
export const StartDeposit = () => {
  const { t } = useLingui();
  const [contact] = useSite().brand.contact;
  const { query } = useApi();
  const wished = wishedAmount(useSearchParams()[0]);
  const offers = useQuery(query(getDepositOffers, {}));
  const { error } = offers;
  // In small steps: the form is the most that this page draws.
  const data = useDeferredValue(offers.data);
  if (data && data.offers[0]) {
    const fits = data.offers.find(({ min, max }) => wished !== undefined && wished >= min && wished <= max);
    return <StartForm key={wished} offers={data} first={fits ?? data.offers[0]} wished={wished} />;
  }
  if (data) {
    return (
      <Card padding="m">
        <EmptyState
          picture={<MomentPicture moment="money" />}
          title={t`Deposits are not available right now`}
          action={
            contact && (
              <ButtonLink href={contact.url} look="soft" tone="neutral">
                {t`Contact support`}
              </ButtonLink>
            )
          }
        >
          {t`Deposit methods will appear here as soon as they are available again.`}
        </EmptyState>
      </Card>
    );
  }
  if (!error) return <StartSkeleton />;
  return (
    <Card padding="m">
      <LoadFailure title={t`We couldn’t load the deposit methods`} query={offers} />
    </Card>
  );
};
