import { useLingui } from '@lingui/react/macro';
import { getStaffFirstSteps } from '@marquee/contract/routes';
import { Banner, PageHead, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { Waiting } from '../api/Waiting.tsx';
import { StepRows } from './StepRows.tsx';

/** What a merchant still lacks before it can open, and where each of it is done. */
export const FirstSteps = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const found = useQuery(query(getStaffFirstSteps, {}));
  const { data, error } = found;
  const needed = data?.steps.filter(({ isNeeded }) => isNeeded) ?? [];
  const missing = needed.filter(({ isDone }) => !isDone).length;
  return (
    <Stack gap="x5">
      <PageHead title={t`First steps`}>
        <Text isMuted>{t`What the merchant has now, and what it still lacks.`}</Text>
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data && (
        <>
          {data.isDemonstration && (
            <Banner tone="info">{t`This installation is a sandbox: content, accounts and wins are made up. A production merchant begins without them.`}</Banner>
          )}
          {missing > 0 ? (
            <Banner tone="caution">{t`Missing before it can open: ${missing}.`}</Banner>
          ) : (
            <Banner tone="positive">{t`Nothing is missing: it can open.`}</Banner>
          )}
          <StepRows title={t`Before it can open`} steps={needed} />
          <StepRows
            title={t`What makes the site whole`}
            steps={data.steps.filter(({ isNeeded }) => !isNeeded)}
          />
        </>
      )}
    </Stack>
  );
};
