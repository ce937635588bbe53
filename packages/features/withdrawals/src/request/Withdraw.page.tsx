import { useLingui } from '@lingui/react/macro';
import { getBankCards, getWithdrawalTerms } from '@marquee/contract/routes';
import { LoadFailure, useApi } from '@marquee/feature-core';
import { Card, Heading, Stack, Steps, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { beside } from '../beside.css.ts';
import type { BankCards } from '../cards/BankCard.ts';
import { NewCardForm } from '../cards/NewCardForm.tsx';
import { LatestWithdrawals } from '../history/LatestWithdrawals.tsx';
import { SetPaymentPassword } from '../password/SetPaymentPassword.tsx';
import { BindProof } from './BindProof.tsx';
import { Cooling } from './Cooling.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestSkeleton } from './RequestSkeleton.tsx';
import type { Terms } from './Terms.ts';

/** What comes first for somebody who withdraws for the first time, and then the request beside the last ones. */
const Ready = ({ terms, known }: { terms: Terms; known: BankCards }) => {
  const { t } = useLingui();
  const isReady = !terms.needsProof && known.hasPaymentPassword && known.cards.length > 0;
  if (terms.coolingUntil !== null || isReady) {
    return (
      <>
        {terms.coolingUntil !== null ? (
          <Cooling until={terms.coolingUntil} />
        ) : (
          <RequestForm terms={terms} cards={known.cards} />
        )}
        <LatestWithdrawals />
      </>
    );
  }
  // The step stands there only for whoever has it to do.
  const steps = [t`Payment password`, t`Bank account`, t`Withdrawal`];
  if (terms.needsProof) steps.unshift(t`Proof`);
  return (
    <Stack gap="x5">
      <Steps
        label={t`Before your first withdrawal`}
        steps={steps}
        current={!terms.needsProof && known.hasPaymentPassword ? 1 : 0}
      />
      {terms.needsProof ? (
        <BindProof />
      ) : known.hasPaymentPassword ? (
        <Card>
          <Stack gap="x5">
            <Stack gap="x1">
              <Heading level={2} size="m">{t`Add your bank account`}</Heading>
              <Text isMuted>{t`This is where your money goes.`}</Text>
            </Stack>
            <NewCardForm known={known} />
          </Stack>
        </Card>
      ) : (
        <SetPaymentPassword />
      )}
    </Stack>
  );
};

/** Asks for a withdrawal, and shows how the last ones stand. */
const Withdraw = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const terms = useQuery(query(getWithdrawalTerms, {}));
  const known = useQuery(query(getBankCards, {}));
  const error = terms.error ?? known.error;
  const retry = () => {
    void terms.refetch();
    void known.refetch();
  };
  const isHere = terms.data !== undefined && known.data !== undefined;
  return (
    <Stack gap="x5">
      <div className={beside}>
        {isHere && <Ready terms={terms.data} known={known.data} />}
        {!isHere && error && (
          <LoadFailure
            isCard
            title={t`We couldn’t load this`}
            query={{ error, isFetching: terms.isFetching || known.isFetching, refetch: retry }}
          />
        )}
        {!isHere && !error && <RequestSkeleton />}
      </div>
    </Stack>
  );
};

export default Withdraw;
