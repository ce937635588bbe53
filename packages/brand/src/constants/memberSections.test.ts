import { expect, test } from 'vitest';
import { MEMBER_SECTION_IDS, memberSectionsOf } from './memberSections.ts';

test('what a brand lists comes first, and nothing is left out', () => {
  expect(memberSectionsOf({ layout: {} })).toEqual(MEMBER_SECTION_IDS);
  const own = memberSectionsOf({ layout: { member: ['funds', 'games'] } });
  expect(own.slice(0, 3)).toEqual(['funds', 'games', 'identity']);
  expect(own.toSorted()).toEqual([...MEMBER_SECTION_IDS].toSorted());
});
