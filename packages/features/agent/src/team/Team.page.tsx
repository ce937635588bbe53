import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { EmptyState, PageHead, Stack, UsersIcon } from '@marquee/ui';
import { useState } from 'react';
import { Invitation } from './Invitation.tsx';
import { TeamList } from './TeamList.tsx';
import { useTeam } from './useTeam.ts';

/** Whom an agent has invited, and the link that newcomers register by. */
const Team = () => {
  const { t } = useLingui();
  const session = useSession();
  const [page, setPage] = useState(1);
  const team = useTeam(page);
  const isAgent = session.status === 'member' && session.isAgent;
  return (
    <Stack gap="x5">
      <PageHead title={t`My team`}>
        {t`Whom you have invited, and the link that newcomers register by.`}
      </PageHead>
      {isAgent ? (
        <>
          {team.data && <Invitation code={team.data.code} onMade={team.refetch} />}
          <TeamList team={team} page={page} onPageChange={setPage} />
        </>
      ) : (
        <EmptyState icon={<UsersIcon size="xl" />} title={t`Only agents have a team`}>
          {t`Your account is a player’s. Customer service tells you how to become an agent.`}
        </EmptyState>
      )}
    </Stack>
  );
};

export default Team;
