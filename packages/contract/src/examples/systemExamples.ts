import { flags } from '../flags.ts';
import type { ValueOf } from '../endpoints.ts';
import { categoryName } from './categoryName.ts';
import { exampleTime } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const settings: ValueOf<'getWhitelabel'>['settings'] = [
  {
    modId: 'EXAMPLE',
    enabled: '1',
    // One captcha can stand in a form: the platform's own.
    childrenNodes: flags.map((modId) => ({
      modId,
      enabled: modId === 'GEETEST3' || modId === 'FIREBASESMS3' ? '0' : '1',
      childrenNodes: [],
    })),
  },
];

const rule = (
  field: string,
  patternId: ValueOf<'getRegisterRules'>[number]['patternId'],
  [minLength, maxLength]: readonly [number, number],
  acceptedPattern: string,
) => ({ field, patternId, minLength, maxLength, acceptedPattern });

const field = (
  name: string,
  required: boolean,
  input: ValueOf<'getRegisterSettings'>['fields'][number]['input'] = 'text',
) => ({ field: name, required, input });

const menu = (reader: Reader): ValueOf<'getMenuSettings'> =>
  (
    [
      ['live', '/live'],
      ['slots', '/rng'],
      ['sports', '/sports'],
      ['lottery', '/lottery'],
      ['cards', '/games?category=cards'],
      ['fishing', '/fish'],
      ['mini', '/games?category=mini'],
    ] as const
  ).map(([id, path]) => ({ id, labelName: categoryName(reader, id), category: id, path }));

const topics = ({ say }: Reader): ValueOf<'getHelpCenter'>['topics'] => [
  {
    id: 'start',
    title: say('Getting started', 'Bắt đầu'),
    html: say(
      '<p>Choose a username and password, verify your number with the code we send, and you’re in.</p><ul><li>One account per person.</li><li>Your name must match your bank account.</li></ul>',
      '<p>Bạn chọn tên đăng nhập, mật khẩu rồi xác minh số điện thoại bằng mã chúng tôi gửi.</p><ul><li>Mỗi người một tài khoản.</li><li>Họ tên phải trùng với tài khoản ngân hàng.</li></ul>',
    ),
    version: null,
  },
  {
    id: 'responsible',
    title: say('Responsible play', 'Chơi có trách nhiệm'),
    html: say(
      '<p>Decide on an amount in advance and stick to it. A break is one tap away, and so is someone who will listen.</p>',
      '<p>Bạn hãy đặt trước một mức chi và giữ đúng mức ấy. Chỉ một lần chạm là có thể tạm nghỉ hoặc tìm nơi lắng nghe.</p>',
    ),
    version: null,
  },
  {
    id: 'terms',
    title: say('Terms', 'Điều khoản'),
    html: say(
      '<h3>1. Who may play</h3><p>Adults who live where we may offer our games.</p>',
      '<h3>1. Ai được chơi</h3><p>Người đủ tuổi, sống ở nơi chúng tôi được phép phục vụ.</p>',
    ),
    version: '2026-10',
  },
  {
    id: 'privacy',
    title: say('Privacy', 'Quyền riêng tư'),
    html: say(
      '<p>We keep what the law requires and what you tell us, and we never sell it.</p>',
      '<p>Chúng tôi chỉ lưu những gì pháp luật yêu cầu và những gì bạn cung cấp, và không bán cho ai.</p>',
    ),
    version: '2026-10',
  },
];

/** Answers about the site as a whole. */
export const systemExamples = {
  getPermission: ({ currency, timeZone }) => ({
    location: { ip: '203.0.113.7', country: 'VN' },
    info: {
      merchant: 'EXAMPLE',
      currency,
      imageCDNs: ['.'],
      launchGameCDNs: [],
      whitelabel: settings,
      analytics: null,
      serverTime: exampleTime,
      timeZone,
    },
    maintenance: false,
    maintenanceInfo: null,
    plannedMaintenance: null,
    regionRestriction: false,
    restriction: null,
  }),
  getWhitelabel: () => ({ merchant: 'EXAMPLE', settings }),
  getRegisterSettings: ({ site }) => ({
    fields: [
      field('username', true),
      field('password', true, 'password'),
      field('confirmPassword', true, 'password'),
      field('mobileNum', true, 'tel'),
      field('fullName', true),
      field('email', false, 'email'),
      field('birthday', true, 'date'),
      field('referralCode', false),
    ],
    mobileFields: ['mobileNum', 'verificationCode', 'password'],
    minimumAge: site.minimumAge,
    birthdayAge: site.minimumAge,
    captcha: true,
    termsVersion: '2026-10',
    privacyVersion: '2026-10',
  }),
  getRegisterRules: () => [
    rule('username', 'letter-first-alphanumeric', [6, 16], '^[A-Za-z][A-Za-z0-9]*$'),
    rule('password', 'no-spaces', [8, 32], '^\\S*$'),
    rule('fullName', 'full-name', [4, 64], '*'),
    rule('mobileNum', 'digits', [8, 12], '^[0-9]*$'),
    rule('verificationCode', 'digits', [6, 6], '^[0-9]*$'),
    rule('email', 'email', [6, 120], '*'),
    rule('birthday', 'date-ymd', [10, 10], '*'),
    rule('referralCode', 'alphanumeric', [4, 32], '^[A-Za-z0-9]*$'),
  ],
  getMenuSettings: menu,
  getHelpCenter: (reader) => ({ topics: topics(reader) }),
  getCountries: () => [
    { countryCode: 'VN', countryDialingCode: '84' },
    { countryCode: 'MT', countryDialingCode: '356' },
    { countryCode: 'GB', countryDialingCode: '44' },
  ],
} satisfies Examples;
