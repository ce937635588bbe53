import type { Static, TSchema } from 'typebox';
import { deposits } from './domains/deposits.ts';
import { devices } from './domains/devices.ts';
import { events } from './domains/events.ts';
import { games } from './domains/games.ts';
import { health } from './domains/health.ts';
import { home } from './domains/home.ts';
import { member } from './domains/member.ts';
import { messages } from './domains/messages.ts';
import { responsiblePlay } from './domains/responsiblePlay.ts';
import { news } from './domains/news.ts';
import { passkeys } from './domains/passkeys.ts';
import { payments } from './domains/payments.ts';
import { profile } from './domains/profile.ts';
import { push } from './domains/push.ts';
import { records } from './domains/records.ts';
import { sandbox } from './domains/sandbox.ts';
import { security } from './domains/security.ts';
import { session } from './domains/session.ts';
import { social } from './domains/social.ts';
import { staff } from './domains/staff.ts';
import { staffDeposits } from './domains/staffDeposits.ts';
import { staffContent } from './domains/staffContent.ts';
import { staffErasure } from './domains/staffErasure.ts';
import { staffFirstSteps } from './domains/staffFirstSteps.ts';
import { staffCompliance } from './domains/staffCompliance.ts';
import { staffGames } from './domains/staffGames.ts';
import { staffOverview } from './domains/staffOverview.ts';
import { staffProofs } from './domains/staffProofs.ts';
import { staffSite } from './domains/staffSite.ts';
import { staffMemberDeeds } from './domains/staffMemberDeeds.ts';
import { staffMembers } from './domains/staffMembers.ts';
import { staffVendors } from './domains/staffVendors.ts';
import { staffVoices } from './domains/staffVoices.ts';
import { staffWithdrawals } from './domains/staffWithdrawals.ts';
import { system } from './domains/system.ts';
import { vendorWallet } from './domains/vendorWallet.ts';
import { agent } from './domains/agent.ts';
import { wallet } from './domains/wallet.ts';
import { withdrawals } from './domains/withdrawals.ts';

/** The endpoint table: every call that the platform answers, by its operation id. */
export const endpoints = {
  ...health,
  ...system,
  ...session,
  ...social,
  ...security,
  ...devices,
  ...push,
  ...passkeys,
  ...member,
  ...profile,
  ...wallet,
  ...withdrawals,
  ...deposits,
  ...payments,
  ...records,
  ...messages,
  ...news,
  ...events,
  ...responsiblePlay,
  ...home,
  ...games,
  ...agent,
  ...vendorWallet,
  ...staff,
  ...staffProofs,
  ...staffOverview,
  ...staffCompliance,
  ...staffErasure,
  ...staffSite,
  ...staffMembers,
  ...staffMemberDeeds,
  ...staffContent,
  ...staffFirstSteps,
  ...staffGames,
  ...staffVendors,
  ...staffVoices,
  ...staffDeposits,
  ...staffWithdrawals,
  ...sandbox,
};

type Endpoints = typeof endpoints;
type SchemaOf<R, K extends string> = R extends { [P in K]: infer S extends TSchema } ? Static<S> : undefined;

/** An operation id of the table. */
export type Operation = keyof Endpoints;

/** What an operation's body holds, `undefined` where it has none. */
export type BodyOf<O extends Operation> = SchemaOf<Endpoints[O], 'body'>;

/** What an operation's query holds, `undefined` where it has none. */
export type QueryOf<O extends Operation> = SchemaOf<Endpoints[O], 'query'>;

/** What an operation answers when it works. */
export type ValueOf<O extends Operation> = SchemaOf<Endpoints[O], 'value'>;
