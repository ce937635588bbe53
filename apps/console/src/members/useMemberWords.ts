import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';

/** A member of the list. */
export type ListedMember = RouteValue<'getStaffMembers'>['members'][number];

/** A member with everything that is known of them. */
export type StaffMember = RouteValue<'getStaffMember'>;

type Movement = RouteValue<'getStaffMemberMovements'>['movements'][number]['kind'];
type DepositState = RouteValue<'getStaffMemberDeposits'>['deposits'][number]['state'];
type Limit = StaffMember['limits'][number];

/** What the codes of members mean. */
export const useMemberWords = () => {
  const { t } = useLingui();
  const types: Readonly<Record<number, string>> = {
    0: t`Player`,
    1: t`Agent`,
    2: t`Agent of the second grade`,
    4: t`Free play`,
    41: t`Upper agent`,
    42: t`General agent`,
  };
  const finds: Record<ListedMember['foundBy'][number], string> = {
    username: t`username`,
    mobile: t`phone`,
    email: t`mailbox`,
    id: t`customer id`,
    name: t`name`,
    card: t`bank account`,
    address: t`address`,
    reference: t`reference`,
  };
  const flags: Record<StaffMember['flags'][number]['flag'], string> = {
    watch: t`Keep an eye on`,
    vip: t`VIP`,
    bonusAbuse: t`Abuses bonuses`,
    fraud: t`Suspected of fraud`,
    vulnerable: t`Vulnerable`,
  };
  const shares: Record<StaffMember['links'][number]['shares'][number], string> = {
    card: t`bank account`,
    address: t`address`,
    device: t`browser`,
  };
  const movements: Record<Movement, string> = {
    deposit: t`Deposit`,
    withdrawal: t`Withdrawal`,
    bet: t`Bet`,
    win: t`Win`,
    refund: t`Refund`,
    bonus: t`Bonus`,
    transfer: t`Transfer between wallets`,
    correction: t`Correction`,
    demo: t`Demo money`,
    other: t`Other`,
  };
  const deposits: Record<DepositState, string> = {
    waiting: t`Waiting`,
    expired: t`Expired`,
    paid: t`Credited`,
    failed: t`Failed`,
    cancelled: t`Cancelled by the member`,
    returned: t`Returned`,
  };
  const limitKinds: Record<Limit['kind'], string> = {
    deposit: t`Deposits`,
    loss: t`Losses`,
    stake: t`Stakes`,
    session: t`Time`,
  };
  const periods: Record<Limit['period'], string> = {
    day: t`per day`,
    week: t`per week`,
    month: t`per month`,
  };
  const exclusions: Record<StaffMember['exclusions'][number]['kind'], string> = {
    timeOut: t`Time-out`,
    selfExclusion: t`Self-exclusion`,
  };
  const logins: Readonly<Record<string, string>> = {
    username: t`Password`,
    sms: t`Code by SMS`,
    firebase: t`Social sign-in`,
    passkey: t`Passkey`,
    register: t`Registration`,
    resume: t`Another tab`,
    freeplay: t`Free play`,
  };
  const wallets: Readonly<Record<string, string>> = {
    main: t`Main wallet`,
    bonus: t`Bonus`,
    held: t`Held`,
  };
  return {
    types,
    finds,
    flags,
    shares,
    movements,
    deposits,
    limitKinds,
    periods,
    exclusions,
    logins,
    wallets,
  };
};
