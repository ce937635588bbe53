import { type MemberSection, type Session, Slot } from '@marquee/feature-core';
import type { ReactNode } from 'react';
import { Identity } from './Identity.tsx';
import { LoginBefore } from './LoginBefore.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { WhenNear } from './WhenNear.tsx';

type MemberSession = Extract<Session, { status: 'member' }>;

/** What only a real account has. */
const ofAccount: Partial<Record<MemberSection, (session: MemberSession) => ReactNode>> = {
  funds: () => <Slot name="member-funds" />,
  waiting: () => (
    <>
      <Slot name="member-deposits" />
      <Slot name="member-withdrawals" />
    </>
  ),
  agent: ({ isAgent }) => isAgent && <Slot name="member-agent" />,
  steps: () => <Slot name="member-steps" />,
  games: () => <WhenNear>{() => <Slot name="member-games" />}</WhenNear>,
  parties: () => <WhenNear>{() => <Slot name="member-parties" />}</WhenNear>,
};

const ofEverybody: Partial<Record<MemberSection, (session: MemberSession) => ReactNode>> = {
  identity: ({ member }) => <Identity member={member} />,
  'previous-login': ({ member: { previousLogin } }) =>
    previousLogin && <WhenNear>{() => <LoginBefore {...previousLogin} />}</WhenNear>,
  password: () => <PasswordPart />,
};

/** A part of a member's home. */
export const OverviewSection = ({ section, session }: { section: MemberSection; session: MemberSession }) =>
  (session.isDemo ? ofEverybody : { ...ofEverybody, ...ofAccount })[section]?.(session);
