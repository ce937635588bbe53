import type { ConsoleScreen } from './ConsoleScreen.ts';
import { filledPage, listPage } from './consoleStates.ts';
import { openSite } from './openSite.ts';

/** What a merchant has and shows. */
export const merchantScreens: readonly ConsoleScreen[] = [
  { title: 'First steps', at: '/first-steps', states: filledPage },
  { title: 'Games', at: '/games', states: [...listPage, 'reader'] },
  { title: 'Vendors', at: '/vendors', states: listPage },
  { title: 'Vendor', at: '/vendors/LANTERN', states: [...filledPage, 'reader'] },
  { title: 'Content', at: '/content', states: [...listPage, 'reader'] },
  {
    title: 'Piece of content',
    at: '/content/announcement/banks-on-sunday',
    states: [...filledPage, 'reader'],
  },
  { title: 'New piece of content', at: '/content/promotion/new', states: ['staff'] },
  { title: 'Site', at: '/site', states: ['staff', 'loading', 'error', 'reader'] },
  { title: 'Site that is open', at: '/site', changes: openSite, states: ['staff', 'reader'] },
  { title: 'Site/Functions', at: '/site?part=flags', states: ['staff', 'reader'] },
  { title: 'Site/Regions', at: '/site?part=regions', states: ['staff'] },
  { title: 'Site/Registration', at: '/site?part=registration', states: ['staff'] },
  { title: 'Site/Ways to log in', at: '/site?part=logins', states: ['staff'] },
  { title: 'Site/Deposits', at: '/site?part=deposits', states: ['staff', 'reader'] },
  { title: 'Site/Withdrawals', at: '/site?part=withdrawals', states: ['staff', 'long'] },
  { title: 'Site/Wallet', at: '/site?part=wallet', states: ['staff', 'reader'] },
  { title: 'Site/Addresses of files', at: '/site?part=cdns', states: ['staff'] },
];
