import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the pages that search engines know hold, by path; the home page has its brand's own sentence. */
export const pageDescriptions: Readonly<Record<string, MessageDescriptor>> = {
  '/register': msg`Open an account: the details you need, the minimum age and the terms that apply.`,
  '/games': msg`Every game in one lobby: search by name, provider, lowest bet, return to player and volatility.`,
  '/rng': msg`Slots with their return to player before you play. Filter by lines, lowest bet and features.`,
  '/live': msg`Live casino tables from every provider on the site, with their bet limits before you play.`,
  '/sports': msg`Sportsbooks of every provider on the site: odds before and during a match, and the bet limits of each.`,
  '/fish': msg`Fishing games for phone and desktop, with their return to player before you play.`,
  '/pvp': msg`Rooms where players meet: stakes and the house’s share are shown before you sit down.`,
  '/lottery': msg`Lotteries with their last results and the times of the next draws.`,
  '/promotions': msg`Current promotions, with their terms and end dates.`,
  '/help': msg`How to deposit, withdraw, play within limits and keep an account safe, with the terms and privacy notice.`,
  '/news': msg`News and guides: what is new on the site, and how its games, limits and payments work.`,
  '/feedback': msg`Ask a question or make a complaint, and follow what happens with it.`,
  '/speed.html': msg`Measures which of the site’s addresses answers fastest from where you are.`,
  '/m/appDownload': msg`How to put the site on the home screen of an Android phone, an iPhone or a computer.`,
};
