import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffMember } from '@marquee/contract/routes';
import { Badge, Banner, Inline, Stack, Tabs } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../api/DetailPage.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { usePlace } from '../api/usePlace.ts';
import { Erasure } from '../erasure/Erasure.tsx';
import { Deeds } from './deeds/Deeds.tsx';
import { Deposits } from './lists/Deposits.tsx';
import { MemberWithdrawals } from './lists/MemberWithdrawals.tsx';
import { Movements } from './lists/Movements.tsx';
import { Rounds } from './lists/Rounds.tsx';
import { Sessions } from './lists/Sessions.tsx';
import * as styles from './Member.css.ts';
import { MoneyFacts } from './MoneyFacts.tsx';
import { Notes } from './Notes.tsx';
import { Person } from './Person.tsx';
import { PlayFacts } from './PlayFacts.tsx';
import { Relations } from './Relations.tsx';
import { SecurityFacts } from './SecurityFacts.tsx';
import { StateBadge } from './StateBadge.tsx';
import { type StaffMember, useMemberWords } from './useMemberWords.ts';

const parts = ['overview', 'movements', 'rounds', 'deposits', 'withdrawals', 'sessions'] as const;
type Part = (typeof parts)[number];

const Parts = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { params, set } = usePlace();
  const may = useMay();
  const [revealed, setRevealed] = useState<RouteValue<'revealStaffMember'>>();
  const part = parts.find((id) => id === params.get('part')) ?? 'overview';
  const names: Record<Part, string> = {
    overview: t`Overview`,
    movements: t`Movements`,
    rounds: t`Rounds`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    sessions: t`Sessions`,
  };
  return (
    <Tabs<Part>
      label={t`What of the member`}
      tabs={parts.map((id) => ({ id, label: names[id] }))}
      selected={part}
      onSelect={(id) => set({ part: id === 'overview' ? null : id })}
    >
      {part === 'overview' && (
        <Stack gap="x4">
          <Deeds member={member} />
          <Person member={member} revealed={revealed} onReveal={setRevealed} />
          <MoneyFacts member={member} revealed={revealed} />
          <PlayFacts member={member} />
          <SecurityFacts member={member} />
          <Relations member={member} />
          <Notes member={member} />
          {may('compliance.read') && <Erasure member={member} />}
        </Stack>
      )}
      {part === 'movements' && <Movements member={member} />}
      {part === 'rounds' && <Rounds member={member} />}
      {part === 'deposits' && <Deposits member={member} />}
      {part === 'withdrawals' && <MemberWithdrawals member={member} />}
      {part === 'sessions' && <Sessions member={member} revealed={revealed} />}
    </Tabs>
  );
};

const Closed = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui();
  if (member.erasedAt)
    return (
      <Banner tone="info" title={t`This account is erased`}>
        {t`What told who the member is has gone for good. Bookings stay under its number, and nothing can be done to it any more.`}
      </Banner>
    );
  return (
    member.isLocked && (
      <Banner tone="critical" title={t`This account is locked`}>
        {member.lockReason && t`The member reads: ${member.lockReason}`}
      </Banner>
    )
  );
};

/** One member: what is known and what happened, a part at a time. */
export const Member = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const words = useMemberWords();
  const { id = '' } = useParams();
  const found = useQuery(query(getStaffMember, { query: { id } }));
  const { data } = found;
  return (
    <DetailPage
      title={
        data?.erasedAt ? (
          <span className={styles.erased}>{data.username}</span>
        ) : (
          (data?.username ?? t`Member`)
        )
      }
      back={{ to: '/members', text: t`Members` }}
      query={found}
      standing={
        data && (
          <Inline gap="x2">
            {data.nickname !== data.username && data.nickname}
            <StateBadge member={data} />
            <Badge tone="accent">{data.clubLabel ?? words.types[data.type] ?? data.type}</Badge>
          </Inline>
        )
      }
    >
      {(member) => (
        <>
          <Closed member={member} />
          <Parts key={member.id} member={member} />
        </>
      )}
    </DetailPage>
  );
};
