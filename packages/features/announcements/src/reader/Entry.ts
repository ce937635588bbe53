import type { ReactNode } from 'react';

/** Something to read: an announcement or a message. */
export type Entry = {
  id: string;
  title: string;
  html: string;
  /** When it was sent, as RFC 3339. */
  sentAt: string;
  kind?: ReactNode;
  isUnread?: boolean;
};
