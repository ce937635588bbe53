import { tellTabs } from './tellTabs.ts';

/** Milliseconds in which another tab of this browser answers, if there is one. */
const patience = 300;

type Message = { ask: string } | { to: string; token: string };

const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session'));

/** Asks the other tabs of this site for the session that they have open; undefined where none has one. */
export const askOtherTabs = async (): Promise<string | undefined> => {
  const channel = open();
  if (!channel) return undefined;
  const id = crypto.randomUUID();
  try {
    return await new Promise<string | undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patience);
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if ('to' in data && data.to === id) resolve(data.token);
      });
      tellTabs<Message>(channel, { ask: id });
    });
  } finally {
    channel.close();
  }
};

/**
 * Answers further tabs of this site with the session of this one. It is good for them alone: it opens nothing without
 * the cookie, which no script reads and which all tabs have.
 */
export const answerOtherTabs = (tokenOf: () => string | undefined): void => {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const token = tokenOf();
    if ('ask' in data && token) tellTabs<Message>(channel, { to: data.ask, token });
  });
};
