import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffSiteRequest } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Banner, Button, Card, Heading, Inline, Stack, Text, TextLink } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { Difference } from '../site/Difference.tsx';
import { settingChanges } from '../site/settingChanges.ts';

type Request = RouteValue<'getStaffSiteRequests'>['requests'][number];

/** A change of payout rules that waits for a second person, with what would change. */
export const SiteRequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const self = useSelf();
  const withProof = useProof();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { relative } = useDateTime();
  const [busy, setBusy] = useState<'agree' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const { id, before, after, reason, askedBy, askedAt } = request;
  const decide = async (decision: 'agree' | 'refuse') => {
    setBusy(decision);
    setProblem(undefined);
    try {
      await withProof(() => call(decideStaffSiteRequest, { body: { id, decision } }));
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
          <Heading level={2} size="m">{t`Change the payout rules`}</Heading>
          <TextLink href="/site?part=withdrawals">{t`Site`}</TextLink>
        </Inline>
        <Text isMuted>{t`${askedBy.name} asked for it ${relative(askedAt)}.`}</Text>
        <Text>{t`Reason: ${reason}`}</Text>
        <Difference changes={settingChanges(before, after, 'withdrawals.')} />
        {problem && (
          <Banner tone="critical" role="alert">
            {problem}
          </Banner>
        )}
        {askedBy.id === self.id && <Text isMuted>{t`Someone else has to decide it.`}</Text>}
        {askedBy.id !== self.id && may('site.manage') && (
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
