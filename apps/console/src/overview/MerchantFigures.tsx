import { useLingui } from '@lingui/react/macro';
import { getStaffOverview } from '@marquee/contract/routes';
import { Banner, Heading, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { Waiting } from '../api/Waiting.tsx';
import { Charts } from './Charts.tsx';
import { FigureTables } from './FigureTables.tsx';
import { FigureTiles } from './FigureTiles.tsx';

const every = 60_000;

/** The figures of some days of the merchant that is worked on; each currency stands by itself. */
export const MerchantFigures = ({ days }: { days: { from: string; to: string } }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const found = useQuery({
    ...query(getStaffOverview, { query: days }),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data, error } = found;
  if (!data) return error ? <LoadFailure query={found} /> : <Waiting />;
  return (
    <Stack gap="x6">
      {error ? <LoadFailure query={found} /> : null}
      {!data.isWhole && (
        <Banner tone="info">{t`The sums of this ledger are still being made. The figures grow until they are whole.`}</Banner>
      )}
      {data.currencies.map((each, index) => {
        const members = index === 0 ? data.members : undefined;
        return (
          <Stack key={each.currency} gap="x5">
            {data.currencies.length > 1 && (
              <Heading level={2} size="m">
                {each.currency}
              </Heading>
            )}
            <FigureTiles of={each} members={members} />
            <Charts of={each} members={members} />
            <FigureTables of={each} members={data.members} />
          </Stack>
        );
      })}
    </Stack>
  );
};
