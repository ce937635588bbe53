/** What a member's home is made of, in its usual order. */
export const MEMBER_SECTION_IDS = [
  'identity',
  'funds',
  'waiting',
  'agent',
  'steps',
  'games',
  'previous-login',
  'password',
  'parties',
] as const;

/** A part of a member's home, as a brand lists it. */
export type MemberSection = (typeof MEMBER_SECTION_IDS)[number];

/**
 * The parts of a brand's member home, in their order: those that it lists, then all others as usual. None can be left out,
 * since each tells a member of their money or of who has come in.
 */
export const memberSectionsOf = ({
  layout,
}: {
  layout: { member?: readonly MemberSection[] };
}): readonly MemberSection[] => [...new Set([...(layout.member ?? []), ...MEMBER_SECTION_IDS])];
