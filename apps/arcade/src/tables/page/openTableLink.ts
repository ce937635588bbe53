import { openCalls } from '../../page/openCalls.ts';
import type { LiveMessage } from '../live/LiveMessage.ts';
import type { TableLink } from './TableLink.ts';

/** Speaks with a table by one event stream, which the browser opens again by itself, and by calls. */
export const openTableLink = (session: string): TableLink => {
  const call = openCalls(session);
  return {
    listen: (onMessage, onOffline) => {
      const source = new EventSource(`/table/events?${new URLSearchParams({ session })}`);
      source.addEventListener('open', () => onOffline(false));
      source.addEventListener('error', () => onOffline(true));
      source.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data)) as LiveMessage));
      return () => source.close();
    },
    bet: async (chips) => {
      const { refused } = await call('/table/bet', chips);
      return { refused };
    },
    balance: async () => (await call<{ balance: number }>('/balance')).balance,
  };
};
