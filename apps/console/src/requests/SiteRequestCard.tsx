import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffSiteRequest } from '@marquee/contract/routes';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Difference } from '../site/Difference.tsx';
import { settingChanges } from '../site/settingChanges.ts';
import { RequestCard } from './RequestCard.tsx';

type Request = RouteValue<'getStaffSiteRequests'>['requests'][number];

/** A change of payout rules that waits for a second person, with what would change. */
export const SiteRequestCard = ({ request }: { request: Request }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const { id, before, after } = request;
  return (
    <RequestCard
      title={t`Change the payout rules`}
      link={{ to: '/site?part=withdrawals', text: t`Site` }}
      request={request}
      may={may('site.manage')}
      decide={(decision) => call(decideStaffSiteRequest, { body: { id, decision } })}
    >
      <Difference changes={settingChanges(before, after, 'withdrawals.')} />
    </RequestCard>
  );
};
