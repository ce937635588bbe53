import type { Hero, HomeSection } from '@marquee/brand';

/**
 * Places of the shell and of pages that a feature may fill without being imported there.
 * `header-lottery`: the panel of the lottery dropdown. `home-…`: a section of the home page, and what may stand at its
 * top. `overlay`: something over every page, such as the first popup. `overlay-member`: the same for members alone, who
 * have it loaded once they are logged in.
 * `member-…`: a section of the member's own page, below who it is.
 * Where what stands before the dash is a feature, its page shows it, and its parts load together with that page.
 */
export type SlotName =
  | 'header-lottery'
  | `home-${HomeSection}`
  | `home-hero-${Hero}`
  | `member-${'funds' | 'deposits' | 'withdrawals' | 'agent' | 'steps' | 'games' | 'parties'}`
  | 'overlay'
  | 'overlay-member';
