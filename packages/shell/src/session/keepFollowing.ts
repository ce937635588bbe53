import { sessionAtom } from '@marquee/feature-core';
import type { FollowParts } from './followMember.ts';

/** Follows what changes for whoever is logged in. Its code comes with the first session. */
export const keepFollowing = (parts: FollowParts): void => {
  const { store } = parts;
  let followed: string | undefined;
  let end: (() => void) | undefined;
  const settle = () => {
    const session = store.get(sessionAtom);
    const member = session.status === 'member' ? session.member.id : undefined;
    if (member === followed) return;
    followed = member;
    end?.();
    end = undefined;
    if (member === undefined) return;
    void import('./followMember.ts')
      .then(({ followMember }) => followMember)
      // A page that is not told asks.
      .catch(() => undefined)
      .then((followMember) => {
        if (followed === member) end = followMember?.(parts, member);
        return end;
      });
  };
  store.sub(sessionAtom, settle);
  settle();
};
