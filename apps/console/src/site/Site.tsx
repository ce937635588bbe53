import { useLingui } from '@lingui/react/macro';
import { changeStaffSite, getStaffSite, setStaffMaintenance } from '@marquee/contract/routes';
import { PageHead, Stack, type Tab, Tabs, Text } from '@marquee/ui';
import { isApiError } from '@marquee/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { usePlace } from '../api/usePlace.ts';
import { Waiting } from '../api/Waiting.tsx';
import { FlagsForm } from './FlagsForm.tsx';
import { LoginsForm } from './LoginsForm.tsx';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import type { PartChange } from './PartProps.ts';
import { RegionsForm } from './RegionsForm.tsx';
import type { SiteSettings, StaffSite } from './settingChanges.ts';

const parts = ['maintenance', 'flags', 'regions', 'logins'] as const;
type Part = (typeof parts)[number];

const keysOf: Readonly<Record<keyof SiteSettings, (key: string) => boolean>> = {
  flags: (key) => key.startsWith('flags.'),
  regions: (key) => key.startsWith('regions.'),
  logins: (key) => !key.includes('.'),
};

/** What the merchant's site is like: functions, regions, logins, and whether it is open at all. */
export const Site = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const { params, set } = usePlace();
  const queries = useQueryClient();
  const [saved, setSaved] = useState<string>();
  const part = parts.find((id) => id === params.get('part')) ?? 'maintenance';
  const options = query(getStaffSite, {});
  const found = useQuery(options);
  const { data, error } = found;
  const names: Record<Part, string> = {
    maintenance: t`Maintenance`,
    flags: t`Functions`,
    regions: t`Regions and addresses`,
    logins: t`Logins`,
  };
  /** Keeps what the call answers; after a refusal because of a colleague's change, what holds now. */
  const keep = async (saving: Promise<StaffSite>, id?: keyof SiteSettings) => {
    try {
      const site = await saving;
      queries.setQueryData(options.queryKey, site);
      setSaved(id && site.versions[id]);
    } catch (refusal) {
      if (isApiError(refusal, 'SETTINGS_CHANGED')) await queries.invalidateQueries();
      throw refusal;
    }
  };
  const propsOf = <P extends keyof SiteSettings>(id: P, site: StaffSite) => ({
    settings: site.settings[id],
    operators: site.operators.filter(keysOf[id]),
    isSaved: saved === site.versions[id],
    onSave: (change: PartChange, reason: string) =>
      keep(call(changeStaffSite, { body: { ...change, version: site.versions[id], reason } }), id),
  });
  const formOf = (site: StaffSite) => {
    switch (part) {
      case 'flags':
        return <FlagsForm key={site.versions.flags} {...propsOf('flags', site)} />;
      case 'regions':
        return (
          <RegionsForm key={site.versions.regions} {...propsOf('regions', site)} countries={site.countries} />
        );
      case 'logins':
        return <LoginsForm key={site.versions.logins} {...propsOf('logins', site)} />;
      default:
        return (
          <MaintenanceForm
            maintenance={site.maintenance}
            onSave={(maintenance, reason) =>
              keep(
                call(setStaffMaintenance, {
                  body: { version: site.versions.maintenance, maintenance, reason },
                }),
              )
            }
          />
        );
    }
  };
  const tabs: Tab<Part>[] = parts.map((id) => ({ id, label: names[id] }));
  return (
    <Stack gap="x5">
      <PageHead title={t`Site`}>
        <Text isMuted>{t`What the merchant has settled about its site. Every change is seen at once.`}</Text>
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data && (
        <Tabs label={t`Parts of the site`} tabs={tabs} selected={part} onSelect={(id) => set({ part: id })}>
          {formOf(data)}
        </Tabs>
      )}
    </Stack>
  );
};
