import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffErasure } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Banner, Button, Inline, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';

type Props = { request: NonNullable<RouteValue<'getStaffErasure'>['request']> };

/** An erasure that waits for a second person, for whoever may be that person. */
export const ErasureRequest = ({ request: { id, reason, askedBy, askedAt } }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const self = useSelf();
  const may = useMay();
  const withProof = useProof();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { relative } = useDateTime();
  const [busy, setBusy] = useState<'agree' | 'refuse'>();
  const [problem, setProblem] = useState<string>();
  const decide = async (decision: 'agree' | 'refuse') => {
    setBusy(decision);
    setProblem(undefined);
    try {
      await withProof(() => call(decideStaffErasure, { body: { id, decision } }));
      await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setProblem(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const decision =
    askedBy.id === self.id ? (
      <Text isMuted>{t`Someone else has to decide it.`}</Text>
    ) : (
      <Inline gap="x2">
        <Button tone="critical" isLoading={busy === 'agree'} onClick={() => void decide('agree')}>
          {t`Erase for good`}
        </Button>
        <Button
          tone="neutral"
          look="outline"
          isLoading={busy === 'refuse'}
          onClick={() => void decide('refuse')}
        >
          {t`Refuse`}
        </Button>
      </Inline>
    );
  return (
    <Stack gap="x3">
      <Text isMuted>{t`${askedBy.name} asked for it ${relative(askedAt)}.`}</Text>
      <Text>{t`Reason: ${reason}`}</Text>
      {problem && (
        <Banner tone="critical" role="alert">
          {problem}
        </Banner>
      )}
      {may('compliance.manage') && decision}
    </Stack>
  );
};
