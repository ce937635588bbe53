import type { ValueOf } from '@marquee/contract';
import type { Visitor } from '../../session/testing/createVisitor.ts';
import type { SocialChannel } from '../../../sites/system/SocialChannel.ts';

/** What a visitor does on a party's page. */
export type Choice = Record<string, string>;

/** Begins a sign-in and answers the address of the party's page, which every host of the platform serves. */
export const beginAt = async (
  visitor: Visitor,
  channel: SocialChannel,
): Promise<{ url: string; state: string }> => {
  const { value, text } = await visitor.call('startSocial', { body: { firebaseChannel: channel } });
  if (!value) throw new Error(`The sign-in did not begin: ${text}`);
  return value;
};

/** Sends a form of a party's page and answers what comes back to the return page: query and fragment. */
export const answerOf = async (pageUrl: string, platformUrl: string, choice: Choice): Promise<string> => {
  const { pathname, search } = new URL(pageUrl);
  const response = await fetch(new URL(pathname + search, platformUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(choice).toString(),
    redirect: 'manual',
  });
  const back = response.headers.get('location');
  if (!back) throw new Error(`The party answered ${response.status}: ${await response.text()}`);
  const { search: query, hash } = new URL(back);
  return query + hash;
};

/** Signs in at a party as a person and answers the token. */
export const signInAt = async (
  visitor: Visitor,
  channel: SocialChannel,
  { platformUrl, email, name = 'Lan Phạm' }: { platformUrl: string; email: string; name?: string },
): Promise<ValueOf<'finishSocial'>> => {
  const { url, state } = await beginAt(visitor, channel);
  const answer = await answerOf(url, platformUrl, { name, email });
  const { value, text } = await visitor.call('finishSocial', { body: { state, answer } });
  if (!value) throw new Error(`The sign-in was refused: ${text}`);
  return value;
};
