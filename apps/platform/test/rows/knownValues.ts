import fc, { type Arbitrary } from 'fast-check';
import { arbitraryOf, type Schema } from './arbitraryOf.ts';

/** The first value more often than the others, so that several fields are right at once often enough. */
const mostly = (usual: unknown, ...others: unknown[]): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const newName = fc
  .integer({ min: 0, max: 99_999 })
  .map((number) => `fresh${String(number).padStart(5, '0')}`);
const newMobile = fc.integer({ min: 61_000_000, max: 61_999_999 }).map((number) => `09${number}`);
const password = mostly('Lotus-2468-Pond', 'Marquee-2026');

/** Values that mean something to the seeded sites, so that generated calls come past the first checks. */
const known: Record<string, Arbitrary<unknown>> = {
  type: fc.constantFrom('username', 'sms', 'firebase'),
  username: fc.oneof(newName, fc.constantFrom('player1', 'agent1', 'PLAYER1 ')),
  password,
  confirmPassword: password,
  oldPassword: password,
  newPassword: password,
  confirmNewPassword: password,
  paymentPassword: fc.constant('246813'),
  mobileNum: fc.oneof(newMobile, mostly('912000001', '0912 000 001')),
  countryDialingCode: mostly('84', '356'),
  verificationCode: fc.constantFrom('123456', '000000'),
  email: fc.oneof(
    newName.map((name) => `${name}@example.com`),
    fc.constant('player1@example.com'),
  ),
  birthday: mostly('1990-05-20', '2020-01-01', '0000-00-00'),
  fullName: fc.constant('Nguyen Van'),
  payeeName: fc.constant('NGUYEN VAN A'),
  nickname: fc.constant('Tester'),
  code: fc.constantFrom('AGENT1', 'agent41'),
  referralCode: mostly('AGENT1', 'NOBODY'),
  affiliateCode: mostly('AGENT41', 'x'),
  method: fc.constantFrom('bank', 'redirect', 'sms', 'email', 'authenticator'),
  gameId: fc.constantFrom('dragon-well', 'lotus-of-the-moon'),
  nodeId: fc.constantFrom('dragon-well', 'lotus-of-the-moon'),
  after: fc.constantFrom('dragon-well', 'lotus-of-the-moon', 'nowhere'),
  ageConfirmed: fc.constant(true),
  host: fc.constantFrom('sen-vang.localhost', 'northbay.localhost'),
  merchantCode: fc.constantFrom('SENVANG', 'NORTHBAY', 'SENVIP'),
  to: fc.constant('+84912000001'),
  contactInfo: fc.constant('player1@example.com'),
  content: fc.constant('The reels stand still since noon.'),
  termsVersion: fc.constant('2026-10'),
  privacyVersion: fc.constant('2026-10'),
  fromWallet: mostly('main', 'LANTERN', 'nowhere'),
  toWallet: mostly('LANTERN', 'main', 'nowhere'),
  wallet: mostly('main', 'bonus', 'held', 'LANTERN'),
  startDate: mostly('2026-11-01', '0000-00-00'),
  endDate: mostly('2026-11-30', '9999-12-31'),
  brand: mostly('SENVANG', 'NORTHBAY', 'SENVIP'),
  vendor: mostly('LANTERN', 'BANYAN', 'NOBODY'),
  flags: fc.constantFrom({ FREEPLAY3: true }, { DIRECTREG3: true, FREEPLAY3: true }),
};

const consent = {
  registerMethod: fc.constant('WEB'),
  ageConfirmed: fc.constant(true),
  termsVersion: fc.constant('2026-10'),
  privacyVersion: fc.constant('2026-10'),
};
const passwords = {
  password: fc.constant('Lotus-2468-Pond'),
  confirmPassword: fc.constant('Lotus-2468-Pond'),
};
const person = { ...consent, ...passwords, username: newName };

/** Registrations that ask for exactly what a merchant asks for: every field too many is refused. */
const registrations: Arbitrary<unknown> = fc.oneof(
  fc.record({
    ...person,
    payeeName: fc.constant('NGUYEN VAN A'),
    mobileNum: newMobile,
    countryDialingCode: fc.constant('84'),
  }),
  fc.record({
    ...person,
    fullName: fc.constant('Nguyen Van'),
    email: newName.map((name) => `${name}@example.com`),
    birthday: mostly('1990-05-20', '2020-01-01'),
  }),
);

/** Values that a schema accepts, whose fields hold what the seeded sites know: some of them, or all. */
export const knownOf = (schema: Schema): Arbitrary<unknown> => {
  const { properties = {}, required = [] } = schema;
  const parts = Object.fromEntries(
    Object.keys(properties).flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
  );
  if (Object.keys(parts).length === 0) return arbitraryOf(schema);
  if (schema.title === 'Registration') return fc.oneof(registrations, arbitraryOf(schema));
  const bare = Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name)));
  return fc
    .tuple(
      fc.oneof(arbitraryOf(schema), arbitraryOf({ ...schema, properties: bare })),
      fc.oneof(fc.record(parts), fc.record(parts, { requiredKeys: [] })),
    )
    .map(([value, meant]) => Object.assign({}, value, meant));
};
