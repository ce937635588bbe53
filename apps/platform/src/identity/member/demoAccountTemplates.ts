import { defaultPassword } from '../accounts/password/defaultPassword.ts';

/** One of the accounts that every merchant of a sandbox has. */
export type DemoTemplate = {
  username: string;
  password: string;
  nickname: string;
  type: number;
  mobile: string;
  email: string;
  affiliateCode?: string;
  /** Username of its upline, which stands before it in the list. */
  upline?: string;
  isPasswordDefault?: true;
  /** Days since the password was set. */
  passwordAgeDays?: number;
  /** Its wallet is filled with demo money. */
  hasMoney?: true;
  note: string;
};

/** Published passwords: these accounts exist in a sandbox alone, where nothing is worth stealing. */
const demoPassword = 'Marquee-2026';

/** The accounts that every merchant of a sandbox has, with their published passwords. */
export const demoAccountTemplates: readonly DemoTemplate[] = [
  {
    username: 'agent1',
    password: demoPassword,
    nickname: 'An Nhiên',
    type: 2,
    mobile: '+84912000002',
    email: 'agent1@example.com',
    affiliateCode: 'AGENT1',
    hasMoney: true,
    note: 'agent; invitation code AGENT1',
  },
  {
    username: 'player1',
    password: demoPassword,
    nickname: 'Minh Khang',
    type: 0,
    mobile: '+84912000001',
    email: 'player1@example.com',
    upline: 'agent1',
    hasMoney: true,
    note: 'player; phone +84 912 000 001',
  },
  {
    username: 'agent41',
    password: demoPassword,
    nickname: 'Bảo Trâm',
    type: 41,
    mobile: '+84912000041',
    email: 'agent41@example.com',
    affiliateCode: 'AGENT41',
    note: 'agent that may not play',
  },
  {
    username: 'newcomer',
    password: defaultPassword(true) ?? demoPassword,
    nickname: 'Gia Hân',
    type: 0,
    mobile: '+84912000005',
    email: 'newcomer@example.com',
    isPasswordDefault: true,
    note: 'first login with the default password, which has to be changed',
  },
  {
    username: 'sleeper',
    password: demoPassword,
    nickname: 'Quốc Huy',
    type: 0,
    mobile: '+84912000006',
    email: 'sleeper@example.com',
    passwordAgeDays: 400,
    note: 'password past its age, to be changed where the site forces that',
  },
];
