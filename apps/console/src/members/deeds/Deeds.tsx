import { useLingui } from '@lingui/react/macro';
import { Banner, Button, Inline } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useMay } from '../../api/useMay.ts';
import { Section } from '../Section.tsx';
import type { StaffMember } from '../useMemberWords.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import type { DeedProps } from './DeedProps.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';
import { ExcludeDialog } from './ExcludeDialog.tsx';
import { FlagDialog } from './FlagDialog.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LockDialog } from './LockDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { ResetProofDialog } from './ResetProofDialog.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';

type Deed = {
  id: string;
  name: string;
  dialog: ComponentType<DeedProps>;
  done: string;
  isGrave?: boolean;
};

/** What can be done to a member by whoever looks at them; of one who is erased, what the law keeps can be exported. */
export const Deeds = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui();
  const may = useMay();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Deed>();
  const [told, setTold] = useState<string>();
  const lock: Deed = member.isLocked
    ? { id: 'unlock', name: t`Unlock …`, dialog: UnlockDialog, done: t`The account is open again.` }
    : { id: 'lock', name: t`Lock …`, dialog: LockDialog, done: t`The account is locked.`, isGrave: true };
  const managed: Deed[] = [
    { id: 'note', name: t`Write a note …`, dialog: NoteDialog, done: t`The note is kept.` },
    lock,
    {
      id: 'sessions',
      name: t`Log out everywhere …`,
      dialog: EndSessionsDialog,
      done: t`Every browser is logged out.`,
    },
    {
      id: 'proof',
      name: t`Reset a proof …`,
      dialog: ResetProofDialog,
      done: t`It was reset, and the member is told.`,
    },
    { id: 'label', name: t`Label and type …`, dialog: LabelDialog, done: t`Label and type are changed.` },
    { id: 'flag', name: t`Flags …`, dialog: FlagDialog, done: t`The flags are changed.` },
    { id: 'limit', name: t`Stricter limit …`, dialog: LimitDialog, done: t`The limit holds.` },
    {
      id: 'exclude',
      name: t`Exclude …`,
      dialog: ExcludeDialog,
      done: t`The person is excluded.`,
      isGrave: true,
    },
  ];
  const isThere = member.erasedAt === null;
  const deeds = [
    ...(isThere && may('members.manage') ? managed : []),
    ...(isThere && may('members.correct')
      ? [
          {
            id: 'correct',
            name: t`Correct the balance …`,
            dialog: CorrectDialog,
            done: t`Asked for: a second person has to agree.`,
          },
        ]
      : []),
    ...(may('compliance.manage')
      ? [{ id: 'export', name: t`Export everything …`, dialog: ExportDialog, done: t`The file is saved.` }]
      : []),
  ];
  if (deeds.length === 0) return null;
  const Dialog = open?.dialog;
  return (
    <Section title={t`What can be done`}>
      {told && (
        <Banner tone="positive" role="alert">
          {told}
        </Banner>
      )}
      <Inline gap="x2">
        {deeds.map((deed: Deed) => (
          <Button
            key={deed.id}
            size="s"
            look="outline"
            tone={deed.isGrave ? 'critical' : 'neutral'}
            onClick={() => {
              setTold(undefined);
              setOpen(deed);
            }}
          >
            {deed.name}
          </Button>
        ))}
      </Inline>
      {Dialog && (
        <Dialog
          member={member}
          onClose={() => setOpen(undefined)}
          onDone={async () => {
            setTold(open.done);
            await queries.invalidateQueries();
          }}
        />
      )}
    </Section>
  );
};
