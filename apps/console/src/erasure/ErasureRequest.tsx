import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffErasure } from '@marquee/contract/routes';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { RequestDecision } from '../requests/RequestDecision.tsx';

type Props = { request: NonNullable<RouteValue<'getStaffErasure'>['request']> };

/** An erasure that waits for a second person, for whoever may be that person. */
export const ErasureRequest = ({ request }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  return (
    <RequestDecision
      request={request}
      may={may('compliance.manage')}
      agreeing={t`Erase for good`}
      tones={{ agree: 'critical', refuse: 'neutral' }}
      decide={(decision) => call(decideStaffErasure, { body: { id: request.id, decision } })}
    />
  );
};
