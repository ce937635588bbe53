import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Permission } from '@marquee/contract/staff';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChartIcon,
  CheckCircleIcon,
  CheckIcon,
  GamesIcon,
  HistoryIcon,
  type IconProps,
  LinkIcon,
  MegaphoneIcon,
  MessageIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from '@marquee/ui';
import { type ComponentType, lazy } from 'react';
import type { Waiting } from './frame/useWaiting.ts';

/** Where a page stands in the navigation. */
export type PageGroup = 'work' | 'merchant' | 'staff';

/** A page of the console, and those below it. */
export type Page = {
  group: PageGroup;
  name: MessageDescriptor;
  icon: ComponentType<IconProps>;
  /** It is there for whoever has one of these. */
  may: readonly Permission[];
  /** The first is the page's own; all of them are addresses of the console. Literals, for the server is told them at build. */
  paths: Readonly<Record<`/${string}`, ComponentType>>;
  /** The queue whose length stands beside its name. */
  waiting?: keyof Waiting;
};

/** The part of a file that is a page, loaded as it is opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

/** Every page: its addresses, its place in the navigation and the search, and who has it. The first of a person is their home. */
export const pages: readonly Page[] = [
  {
    group: 'work',
    name: msg`Overview`,
    icon: ChartIcon,
    may: ['overview.read'],
    paths: { '/overview': page(() => import('./overview/Overview.tsx'), 'Overview') },
  },
  {
    group: 'work',
    name: msg`Withdrawals`,
    icon: ArrowUpIcon,
    may: ['withdrawals.read'],
    paths: {
      '/withdrawals': page(() => import('./withdrawals/Withdrawals.tsx'), 'Withdrawals'),
      '/withdrawals/:reference': page(() => import('./withdrawals/Withdrawal.tsx'), 'Withdrawal'),
    },
    waiting: 'withdrawals',
  },
  {
    group: 'work',
    name: msg`Deposits`,
    icon: ArrowDownIcon,
    may: ['deposits.read'],
    paths: {
      '/deposits': page(() => import('./deposits/Deposits.tsx'), 'Deposits'),
      '/deposits/:reference': page(() => import('./deposits/Deposit.tsx'), 'Deposit'),
      '/arrivals/:id': page(() => import('./deposits/Arrival.tsx'), 'Arrival'),
    },
    waiting: 'deposits',
  },
  {
    group: 'work',
    name: msg`Second person`,
    icon: CheckCircleIcon,
    may: ['withdrawals.read', 'deposits.read', 'site.read', 'staff.manage'],
    paths: { '/requests': page(() => import('./requests/Requests.tsx'), 'Requests') },
    waiting: 'requests',
  },
  {
    group: 'work',
    name: msg`Members`,
    icon: UserIcon,
    may: ['members.read'],
    paths: {
      '/members': page(() => import('./members/Members.tsx'), 'Members'),
      '/members/:id': page(() => import('./members/Member.tsx'), 'Member'),
    },
  },
  {
    group: 'work',
    name: msg`Voices`,
    icon: MessageIcon,
    may: ['voices.read'],
    paths: {
      '/voices': page(() => import('./voices/Voices.tsx'), 'Voices'),
      '/voices/templates': page(() => import('./voices/VoiceTemplates.tsx'), 'VoiceTemplates'),
      '/voices/:reference': page(() => import('./voices/Voice.tsx'), 'Voice'),
    },
    waiting: 'voices',
  },
  {
    group: 'merchant',
    name: msg`First steps`,
    icon: CheckIcon,
    may: ['site.read'],
    paths: { '/first-steps': page(() => import('./firstSteps/FirstSteps.tsx'), 'FirstSteps') },
  },
  {
    group: 'merchant',
    name: msg`Games`,
    icon: GamesIcon,
    may: ['games.read'],
    paths: { '/games': page(() => import('./games/Games.tsx'), 'Games') },
  },
  {
    group: 'merchant',
    name: msg`Vendors`,
    icon: LinkIcon,
    may: ['games.read'],
    paths: {
      '/vendors': page(() => import('./vendors/Vendors.tsx'), 'Vendors'),
      '/vendors/:vendor': page(() => import('./vendors/VendorPage.tsx'), 'VendorPage'),
    },
  },
  {
    group: 'merchant',
    name: msg`Content`,
    icon: MegaphoneIcon,
    may: ['content.read'],
    paths: {
      '/content': page(() => import('./content/Contents.tsx'), 'Contents'),
      '/content/:kind/:id': page(() => import('./content/ContentPiece.tsx'), 'ContentPiece'),
    },
  },
  {
    group: 'merchant',
    name: msg`Site`,
    icon: SettingsIcon,
    may: ['site.read'],
    paths: { '/site': page(() => import('./site/Site.tsx'), 'Site') },
  },
  {
    group: 'staff',
    name: msg`Compliance`,
    icon: ShieldIcon,
    may: ['compliance.read'],
    paths: { '/compliance': page(() => import('./compliance/Compliance.tsx'), 'Compliance') },
  },
  {
    group: 'staff',
    name: msg`Trail`,
    icon: HistoryIcon,
    may: ['audit.read', 'staff.manage'],
    paths: { '/trail': page(() => import('./trail/Trail.tsx'), 'Trail') },
  },
  {
    group: 'staff',
    name: msg`People`,
    icon: UsersIcon,
    may: ['staff.manage'],
    paths: { '/people': page(() => import('./people/People.tsx'), 'People') },
  },
];

/** The page of whoever is logged in, which everybody has and no navigation lists. */
export const ownPage = {
  name: msg`Your account`,
  icon: UserIcon,
  paths: { '/account': page(() => import('./own/Account.tsx'), 'Account') },
} as const;
