import type { Variables } from '../Variable.ts';
import { storageVariables } from './storageVariables.ts';

/** The platform's. */
export const platformVariables = {
  ...storageVariables,
  NODE_ENV: { kind: 'text', purpose: '`production` wherever people come' },
  SANDBOX: {
    kind: 'flag',
    purpose: '`1` plays every outside party, and offers the calls of the sandbox to everybody',
    default: '0',
  },
  ALLOW_EMBEDDED: {
    kind: 'flag',
    purpose: '`1` starts on the embedded database, which promises nothing when the power fails',
    default: '0',
  },
  HOST: {
    kind: 'text',
    purpose: 'the address that calls are taken at',
    default: '0.0.0.0',
    sandboxDefault: 'localhost',
  },
  PORT: { kind: 'port', purpose: 'the port that calls are taken at', default: '4000' },
  PUBLIC_PORT: {
    kind: 'port',
    purpose:
      "the port in links that leave the platform, where the web servers in front listen at another than 80 and 443; what a call's Host header says is never taken for it",
  },
  CONSOLE_HOST: {
    kind: 'text',
    purpose:
      "the host name of the operators' console, which is no merchant's; left out, the installation has none ([staff](staff.md))",
    sandboxDefault: 'console.localhost',
  },
  TRUSTED_PROXIES: {
    kind: 'networks',
    purpose: 'the networks of the web servers, whose X-Forwarded-* headers count, separated by commas',
  },
  DRAIN_SECONDS: {
    kind: 'seconds',
    purpose: 'how long a node that is told to stop answers on while its readiness is down',
    default: '5',
    sandboxDefault: '0',
    most: 300,
  },
  SITES_DIR: {
    kind: 'folder',
    purpose: 'the folder with one built folder a brand, where the platform serves the sites itself',
    default: 'apps/web/dist/brands',
  },
  CONSOLE_DIR: {
    kind: 'folder',
    purpose: "the built folder of the operators' console",
    default: 'apps/console/dist',
  },
  IMAGE_CDNS: {
    kind: 'list',
    purpose: 'the origins that pictures may come from, separated by commas; the build has to know the same',
  },
  LAUNCH_GAME_CDNS: {
    kind: 'list',
    purpose:
      "the origins that games are opened at in place of the vendors' own hosts, one chosen at random for each launch, separated by commas",
  },
  SMTP_URL: {
    kind: 'url',
    purpose: 'the mail server, such as smtps://user:password@mail.example',
    protocols: ['smtp:', 'smtps:'],
    required: 'outside the sandbox',
    isSecret: true,
  },
  SMTP_FROM: { kind: 'text', purpose: 'the sender of e-mails', required: 'outside the sandbox' },
  SMS_URL: {
    kind: 'url',
    purpose: "the SMS carrier's HTTP address",
    required: 'outside the sandbox',
  },
  SMS_TOKEN: {
    kind: 'text',
    purpose: "the SMS carrier's access token",
    required: 'outside the sandbox',
    isSecret: true,
  },
  SMS_SENDER: { kind: 'text', purpose: "the sender's name on SMS", required: 'outside the sandbox' },
  PUSH_PUBLIC_KEY: {
    kind: 'text',
    purpose:
      'the public VAPID key that browsers subscribe to notifications with (`npm run push-keys` prints a pair); left out, no notifications are offered',
  },
  PUSH_PRIVATE_KEY: {
    kind: 'text',
    purpose: 'the private VAPID key, the same on every node; changed, every subscription is worth nothing',
    isSecret: true,
  },
  PUSH_CONTACT: {
    kind: 'text',
    purpose: 'whom push services write to about the notifications: `mailto:` and an address, or `https:`',
  },
  PAYMENT_URL: {
    kind: 'url',
    purpose: "the payment gateway's HTTP address",
    required: 'outside the sandbox',
  },
  PAYMENT_SECRET: {
    kind: 'text',
    purpose: 'the secret that the payment gateway and the platform sign with, of 32 characters at least',
    required: 'outside the sandbox',
    isSecret: true,
    least: 32,
  },
  GEOIP_FILE: {
    kind: 'file',
    purpose: 'the MaxMind country or city file (.mmdb)',
    required: 'outside the sandbox',
  },
  PAYLOAD_KEY: {
    kind: 'text',
    purpose: 'the private JWK (EC, P-256) of encrypted payloads, the same on every node',
    required: 'outside the sandbox',
    isSecret: true,
  },
  MEMBER_KEY: {
    kind: 'text',
    purpose:
      '32 random bytes as base64, which seal the secrets of members for good (`openssl rand -base64 32`)',
    required: 'outside the sandbox',
    isSecret: true,
  },
  VENDORS_FILE: {
    kind: 'file',
    purpose:
      "the file of the game vendors' addresses and secrets ([its form](vendor-wallet-api.md#for-operators))",
  },
  SOCIAL_FILE: {
    kind: 'file',
    purpose:
      'the file of what each merchant is to Google, Facebook and Telegram ([its form](decisions/0018-social-sign-in.md))',
  },
  SOCIAL_IDENTITY_URL: {
    kind: 'url',
    purpose: "Google's Identity Toolkit",
    default: 'https://identitytoolkit.googleapis.com',
  },
  SOCIAL_KEYS_URL: {
    kind: 'url',
    purpose: "the keys by which Firebase's tokens are checked, as a JWKS",
    default: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  },
  SOCIAL_RECAPTCHA_URL: {
    kind: 'url',
    purpose: "the script of Google's reCAPTCHA, which stands before a code that Firebase sends",
    default: 'https://www.google.com/recaptcha/api.js',
  },
  SOCIAL_TELEGRAM_URL: {
    kind: 'url',
    purpose: "Telegram's sign-in page",
    default: 'https://oauth.telegram.org',
  },
  CAPTCHA_FILE: {
    kind: 'file',
    purpose: 'the file of what each merchant is to GeeTest ([its form](decisions/0051-geetest.md))',
  },
  GEETEST_URL: {
    kind: 'url',
    purpose: "GeeTest's server, which checks proofs",
    default: 'https://gcaptcha4.geetest.com',
  },
  GEETEST_SCRIPT_URL: {
    kind: 'url',
    purpose: "GeeTest's script, which pages load",
    default: 'https://static.geetest.com/v4/gt4.js',
  },
  PASSWORD_PEPPER: {
    kind: 'text',
    purpose: 'a secret that is hashed with each password; changed, no password is right any more',
    isSecret: true,
  },
  DEFAULT_PASSWORD: {
    kind: 'text',
    purpose: 'the password that staff open accounts with, which has to be changed at the first login',
    sandboxDefault: 'Default-1234',
    isSecret: true,
  },
  LOG_LEVEL: {
    kind: 'choice',
    purpose: 'how much is logged; `info` writes a line a call',
    choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    default: 'info',
  },
  SHOW_TABLE: {
    kind: 'flag',
    purpose: '`1` prints the addresses and demo accounts at the start, as `npm start` does',
    default: '0',
  },
  METRICS_PORT: {
    kind: 'port',
    purpose: 'the port that metrics are scraped from ([monitoring](monitoring.md)); left out, none are kept',
  },
  METRICS_HOST: {
    kind: 'text',
    purpose: 'the address that metrics are scraped at: never one that strangers reach',
    default: '127.0.0.1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: 'url',
    purpose: 'the OpenTelemetry collector that traces are sent to (OTLP over HTTP); left out, none are made',
  },
  OTEL_SERVICE_NAME: { kind: 'text', purpose: 'what traces call this node', default: 'marquee' },
} as const satisfies Variables;
