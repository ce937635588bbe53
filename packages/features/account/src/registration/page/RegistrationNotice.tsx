import { ButtonLink, EmptyState } from '@marquee/ui';
import type { ReactNode } from 'react';
import { notice } from './RegisterPage.css.ts';

type Props = { icon: ReactNode; title: string; text: string; action: { href: string; label: string } };

/** Stands in place of the form for whom there is none. */
export const RegistrationNotice = ({ icon, title, text, action }: Props) => (
  <div className={notice}>
    <EmptyState
      icon={icon}
      tone="accent"
      title={title}
      action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
    >
      {text}
    </EmptyState>
  </div>
);
