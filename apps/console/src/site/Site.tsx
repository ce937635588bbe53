import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { getStaffSite } from '@marquee/contract/routes';
import { PageHead, Stack, Tabs, Text } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { usePlace } from '../api/usePlace.ts';
import { Waiting } from '../api/Waiting.tsx';
import { PartOfSite } from './PartOfSite.tsx';
import type { StaffSite } from './settingChanges.ts';
import { type SitePart, siteParts } from './siteParts.ts';

/** What the merchant's site is like, part by part, and whether it is open at all. */
export const Site = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { params, set } = usePlace();
  const queries = useQueryClient();
  const part = siteParts.find((id) => id === params.get('part')) ?? 'maintenance';
  const options = query(getStaffSite, {});
  const found = useQuery(options);
  const { data, error } = found;
  const names: Record<SitePart, string> = {
    maintenance: t`Maintenance`,
    flags: t`Functions`,
    regions: t`Regions and addresses`,
    registration: t`Registration`,
    logins: t`Logins`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    wallet: t`Wallet`,
    cdns: t`Hosts of pictures and games`,
  };
  const keep = async (saving: Promise<StaffSite>) => {
    try {
      const site = await saving;
      queries.setQueryData(options.queryKey, site);
      return site;
    } catch (refusal) {
      if (isApiError(refusal, 'SETTINGS_CHANGED')) await queries.invalidateQueries();
      throw refusal;
    }
  };
  return (
    <Stack gap="x5">
      <PageHead title={t`Site`}>
        <Text isMuted>{t`What the merchant has settled about its site. Every change is seen at once.`}</Text>
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data && (
        <Tabs
          label={t`Parts of the site`}
          tabs={siteParts.map((id) => ({ id, label: names[id] }))}
          selected={part}
          onSelect={(id) => set({ part: id })}
        >
          <PartOfSite part={part} site={data} keep={keep} />
        </Tabs>
      )}
    </Stack>
  );
};
