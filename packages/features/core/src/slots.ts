/**
 * Places of the shell and of pages that a feature may fill without being imported there.
 * `header-lottery`: the lottery dropdown. `home-popular`: popular games on the home page.
 * `home-winners`: the winner board. `overlay`: something over every page, such as the first popup.
 */
export type SlotName = 'header-lottery' | 'home-popular' | 'home-lottery' | 'home-winners' | 'overlay';
