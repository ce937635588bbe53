import { useLingui } from '@lingui/react/macro';
import { MomentPicture, useSession, useSite } from '@marquee/feature-core';
import { ButtonLink, Card, EmptyState, Stack } from '@marquee/ui';
import { useState } from 'react';
import { Invitation } from './Invitation.tsx';
import { TeamList } from './TeamList.tsx';
import { useTeam } from './useTeam.ts';

/** Whom an agent has invited, and the link that newcomers register by. */
const Team = () => {
  const { t } = useLingui();
  const session = useSession();
  const { hasFeature } = useSite();
  const [page, setPage] = useState(1);
  const team = useTeam(page);
  const isAgent = session.status === 'member' && session.isAgent;
  return (
    <Stack gap="x5">
      {isAgent ? (
        <>
          {team.data && <Invitation code={team.data.code} onMade={team.refetch} />}
          <TeamList team={team} page={page} onPageChange={setPage} />
        </>
      ) : (
        <Card>
          <EmptyState
            picture={<MomentPicture moment="nothing-yet" />}
            title={t`This page is for agents`}
            action={hasFeature('feedback') && <ButtonLink href="/feedback">{t`Write to us`}</ButtonLink>}
          >
            {t`Contact customer service to become one.`}
          </EmptyState>
        </Card>
      )}
    </Stack>
  );
};

export default Team;
