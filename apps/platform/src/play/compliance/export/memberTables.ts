/** What of a table is a member's: a condition on its row `t`, in which `$member` is the account's id. */
export type MemberTable = {
  where: string;
  /** Columns that are no member's to have: secrets, what is derived from others, and who of staff. */
  without?: readonly string[];
  /** Columns of bytes, told in Base64. */
  pictures?: readonly string[];
};

const own = `t.account_id = $member`;
const ofDeposits = `t.deposit_id in (select d.id from deposits d where d.account_id = $member)`;
const ofWithdrawals = `t.withdrawal_id in (select w.id from withdrawals w where w.account_id = $member)`;
const wallets = `select a.id from ledger_accounts a where a.owner_id = $member`;
const entries = `select e.transfer_id from ledger_entries e where e.account_id in (${wallets})`;
const subjects = `t.subject = $member::text
  or t.subject = (select a.username from accounts a where a.id = $member)
  or t.subject in (select w.reference from withdrawals w where w.account_id = $member)`;

/** Every table that holds something of members, by its name. */
export const memberTables: Readonly<Record<string, MemberTable>> = {
  accounts: {
    where: 't.id = $member',
    without: ['password_hash', 'payment_password_hash', 'username_key', 'email_key', 'name_key'],
  },
  account_devices: { where: own, without: ['device_hash'] },
  account_pictures: { where: own, pictures: ['picture'] },
  audit_events: { where: own },
  authenticators: { where: own, without: ['sealed_secret', 'last_step'] },
  bank_cards: { where: own, without: ['number_end', 'payee_name_key'] },
  deposits: { where: own },
  deposit_events: { where: ofDeposits },
  deposit_slips: { where: ofDeposits, pictures: ['picture'] },
  favourite_games: { where: own },
  feedback: { where: own, without: ['assigned_to', 'assigned_name'] },
  feedback_answers: {
    where: 't.feedback_id in (select f.id from feedback f where f.account_id = $member)',
    without: ['person_id', 'person'],
  },
  game_launches: { where: own, without: ['token_hash'] },
  game_rounds: { where: own },
  game_transactions: { where: own },
  inbox_messages: { where: own },
  known_addresses: { where: own, without: ['address_mac'] },
  ledger_accounts: { where: 't.owner_id = $member' },
  ledger_entries: { where: `t.account_id in (${wallets})` },
  ledger_players: { where: own },
  ledger_transfers: { where: `t.id in (${entries})`, without: ['fingerprint'] },
  member_deposit_limits: { where: own },
  member_erasures: { where: own },
  member_flags: { where: own, without: ['person'] },
  member_notes: { where: own, without: ['person_id', 'person'] },
  outbox: {
    where: `t.recipient in (
      select a.mobile from accounts a where a.id = $member union all select a.email from accounts a where a.id = $member)`,
  },
  passkeys: { where: own, without: ['credential_id', 'public_key', 'counter'] },
  password_resets: { where: own, without: ['token_hash'] },
  play_choices: { where: own },
  play_exclusions: { where: own },
  play_limits: { where: own },
  play_reviews: { where: own, without: ['decided_by'] },
  push_subscriptions: { where: own, without: ['browser', 'series', 'endpoint', 'p256dh', 'auth'] },
  recovery_codes: { where: own, without: ['code_mac'] },
  remembered_logins: {
    where: own,
    without: ['series', 'token_hash', 'previous_token_hash', 'rotated_for_ip'],
  },
  sessions: { where: own, without: ['token_hash', 'secret_hash', 'series'] },
  social_identities: { where: own },
  staff_actions: {
    where: subjects,
    without: ['person_id', 'person', 'session_id', 'ip', 'request_id', 'previous_hash', 'hash'],
  },
  staff_requests: {
    where: subjects,
    without: ['asked_by', 'asked_by_name', 'decided_by', 'decided_by_name'],
  },
  transfer_arrivals: { where: ofDeposits, without: ['decided_by', 'decided_by_name'] },
  withdrawals: { where: own, without: ['fingerprint'] },
  withdrawal_events: { where: ofWithdrawals },
  withdrawal_payouts: { where: ofWithdrawals },
  withdrawal_proofs: { where: ofWithdrawals, pictures: ['picture'] },
  withdrawal_rules: { where: own },
};

/** Every other table, and why nothing in it is a member's. */
export const otherTables: Readonly<Record<string, string>> = {
  announcements: 'content of the site',
  articles: 'content of the site',
  applied_settings: 'settings of the merchant',
  audit_runs: 'what audits have found, by numbers of rows',
  banners: 'content of the site',
  captchas: 'asked of a browser before anybody is known, for minutes',
  clock: 'of the sandbox',
  content_drafts: 'content of the site that nobody sees yet',
  content_pictures: 'content of the site',
  content_versions: 'content of the site as it was',
  database_self: 'of the installation',
  databases: 'of the installation',
  deposit_methods: 'settings of the merchant',
  deposit_settings: 'settings of the merchant',
  exclusion_marks: 'keyed hashes without a merchant and an account, which tell of nobody whose they are',
  feedback_templates: 'texts of staff',
  game_announcements: 'content of the site',
  games: 'the catalogue',
  help_topics: 'content of the site',
  ledger_player_gaps: 'counts',
  ledger_sum_heads: 'of the merchant',
  ledger_sum_marks: 'numbers of entries of the house',
  ledger_sums: 'sums over all members',
  login_challenges: 'a login that waits for its second proof, for minutes',
  lotteries: 'the catalogue',
  lottery_results: 'results of draws',
  lottery_tellings: 'results of draws',
  menu_entries: 'content of the site',
  merchant_brands: 'settings of the merchant',
  merchant_changes: 'keys of rows, while a merchant moves',
  merchant_codes: 'of the installation',
  merchant_homes: 'of the installation',
  merchant_places: 'of the installation',
  notices: 'content of the site',
  passkey_challenges: 'a passkey that is being asked for, for minutes',
  play_settings: 'settings of the merchant',
  promotions: 'content of the site',
  rate_counters: 'counts under keyed hashes, for hours',
  seeds: 'of the installation',
  settings: 'settings of the merchant',
  sites: 'settings of the merchant',
  social_attempts: 'a sign-in that is under way, for minutes',
  social_used_tokens: 'hashes of tokens, for minutes',
  staff_action_heads: 'how long the trail is',
  staff_grants: 'of staff',
  staff_invitations: 'of staff',
  staff_passkey_challenges: 'of staff',
  staff_passkeys: 'of staff',
  staff_people: 'of staff',
  staff_sessions: 'of staff',
  used_payloads: 'ids of bodies, for minutes',
  vendor_calls: 'counts of calls',
  vendor_secrets: 'secrets that vendors sign with',
  vendors: 'the catalogue',
  verification_codes: 'hashes of codes to a phone, for minutes',
  winners: 'names of the sandbox',
  withdrawal_claims: 'who of staff has a case in their hands, for half an hour',
};
