import { useLingui } from '@lingui/react/macro';
import { readStaffInvitation } from '@marquee/contract/routes';
import { Card, EmptyState, WarningIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { Waiting } from '../api/Waiting.tsx';
import { Doorway } from '../frame/Doorway.tsx';
import { AcceptForm } from './AcceptForm.tsx';

/** What an invitation's link leads to. Its token stands behind the #, where no server sees it. */
export const Invitation = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const token = useLocation().hash.slice(1);
  const { query } = useApi();
  const { data, error } = useQuery({
    ...query(readStaffInvitation, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Doorway>
      <Card padding="l">
        {token === '' || error ? (
          <EmptyState
            role="alert"
            tone="caution"
            icon={<WarningIcon size="xl" />}
            title={t`This link opens nothing`}
          >
            {error ? errorText(error) : t`Open the whole link of the message that invited you.`}
          </EmptyState>
        ) : data ? (
          <AcceptForm token={token} invitation={data} />
        ) : (
          <Waiting />
        )}
      </Card>
    </Doorway>
  );
};
