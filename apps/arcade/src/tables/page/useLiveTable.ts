import { useEffect, useState } from 'react';
import type { LiveMessage, PastRound } from '../live/LiveMessage.ts';
import type { TableLink } from './TableLink.ts';

type Heard = {
  message: LiveMessage | undefined;
  history: readonly PastRound[];
  /** When betting closes and when the round ends, by the page's own clock. */
  closesAt: number;
  endsAt: number;
};

/** What the table says, with its times on the page's clock. */
export const useLiveTable = (link: TableLink) => {
  const [heard, setHeard] = useState<Heard>({ message: undefined, history: [], closesAt: 0, endsAt: 0 });
  const [isOffline, setOffline] = useState(false);
  useEffect(
    () =>
      link.listen((message) => {
        const now = performance.now();
        setHeard((before) => ({
          message,
          history: message.history ?? before.history,
          closesAt: now + (message.round?.closesIn ?? 0),
          endsAt: now + (message.round?.endsIn ?? 0),
        }));
      }, setOffline),
    [link],
  );
  return { ...heard, isOffline };
};
