import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffDepositRequest } from '@marquee/contract/routes';
import { useDateTime, useMoney } from '@marquee/i18n';
import { Banner, Button, Card, Heading, Inline, Money, Stack, Text, TextLink } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';

type Request = RouteValue<'getStaffDepositRequests'>['requests'][number];

/** What is asked about a transfer that arrived, for a second person. */
export const DepositRequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const self = useSelf();
  const withProof = useProof();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const write = useMoney();
  const { relative } = useDateTime();
  const [busy, setBusy] = useState<'agree' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const { id, kind, arrival, arrivalReference, deposit, username, amount, currency, asked } = request;
  const { reason, askedBy, askedAt } = request;
  const expected = asked === null ? '' : write(asked, currency);
  const decide = async (decision: 'agree' | 'refuse') => {
    setBusy(decision);
    setProblem(undefined);
    try {
      await withProof(() => call(decideStaffDepositRequest, { body: { id, decision } }));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Inline justify="between">
          <Heading level={2} size="m">
            {kind === 'matchArrival' ? t`Credit a transfer` : t`Send a transfer back`}{' '}
            <Money minor={amount} currency={currency} />
          </Heading>
          <TextLink href={`/arrivals/${arrival}`}>{arrivalReference}</TextLink>
        </Inline>
        {deposit && (
          <Text>
            {username} · <TextLink href={`/deposits/${deposit}`}>{deposit}</TextLink>
          </Text>
        )}
        {asked !== null && asked !== amount && (
          <Banner tone="caution" title={t`The amounts differ`}>
            {t`${expected} was asked for. What has arrived is credited, and the member is told.`}
          </Banner>
        )}
        <Text isMuted>{t`${askedBy.name} asked for it ${relative(askedAt)}.`}</Text>
        <Text>{t`Reason: ${reason}`}</Text>
        {problem && (
          <Banner tone="critical" role="alert">
            {problem}
          </Banner>
        )}
        {askedBy.id === self.id && <Text isMuted>{t`Someone else has to decide it.`}</Text>}
        {askedBy.id !== self.id && may('deposits.decide') && (
          <Inline gap="x2">
            <Button tone="positive" isLoading={busy === 'agree'} onClick={() => void decide('agree')}>
              {t`Agree`}
            </Button>
            <Button
              tone="critical"
              look="outline"
              isLoading={busy === 'refuse'}
              onClick={() => void decide('refuse')}
            >
              {t`Refuse`}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
};
