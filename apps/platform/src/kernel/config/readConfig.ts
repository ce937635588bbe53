import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from './Config.ts';
import { ConfigError } from './ConfigError.ts';
import { parseVariables } from './parseVariables.ts';
import { keptPayloadKey, parsePayloadKey } from './payloadKey.ts';
import { readMemberKeys } from './readMemberKeys.ts';
import { readPayment } from './readPayment.ts';
import { readSocial } from './readSocial.ts';
import { readStorage } from './readStorage.ts';
import { readVendors } from './readVendors.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the environment into the configuration. Throws one `ConfigError` that says everything there is to set. */
export const readConfig = async (env: Readonly<Record<string, string | undefined>>): Promise<Config> => {
  const problems: string[] = [];
  const variables = parseVariables(env, problems);
  const { text, list, requiredText, url, port, seconds, isOn, networks } = variables;
  const isSandbox = isOn('SANDBOX');
  const storage = readStorage(variables, problems);
  const hint = 'or start with SANDBOX=1 to play it.';
  const isEmbedded = storage.databaseUrl === null || storage.databaseUrl === 'memory';
  if (isEmbedded && !isSandbox && !isOn('ALLOW_EMBEDDED'))
    problems.push(
      `Set DATABASE_URL: PostgreSQL, such as postgres://user:password@host/marquee. The embedded database promises nothing when the power fails; set ALLOW_EMBEDDED=1 to take it all the same, ${hint}`,
    );
  const email = isSandbox
    ? null
    : {
        url: url('SMTP_URL', `the mail server, such as smtps://user:password@mail.example, ${hint}`, [
          'smtp:',
          'smtps:',
        ]),
        from: requiredText('SMTP_FROM', `the sender of e-mails, ${hint}`),
      };
  const sms = isSandbox
    ? null
    : {
        url: url('SMS_URL', `the carrier's HTTP address, ${hint}`, ['https:', 'http:']),
        token: requiredText('SMS_TOKEN', `the carrier's access token, ${hint}`),
        sender: requiredText('SMS_SENDER', `the sender's name on SMS, ${hint}`),
      };
  const payment = readPayment(variables, problems, isSandbox);
  const geoIpFile = isSandbox
    ? (text('GEOIP_FILE') ?? null)
    : requiredText('GEOIP_FILE', `the MaxMind country or city file (.mmdb), ${hint}`);
  if (geoIpFile && !existsSync(geoIpFile))
    problems.push(`GEOIP_FILE names ${geoIpFile}, which does not exist.`);
  const keyText = text('PAYLOAD_KEY') ?? (isSandbox ? keptPayloadKey(storage.dataDir) : undefined);
  if (!keyText) problems.push(`Set PAYLOAD_KEY: the private JWK (EC, P-256) of encrypted payloads, ${hint}`);
  const payloadKey = keyText
    ? await parsePayloadKey(keyText).catch((error: Error) => void problems.push(error.message))
    : undefined;
  const showsTable = isOn('SHOW_TABLE');
  const logLevel = text('LOG_LEVEL') ?? (showsTable ? 'warn' : 'info');
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL has to be one of ${logLevels.join(', ')}.`);
  const config = {
    port: port('PORT', 4000),
    host: text('HOST') ?? (isSandbox ? 'localhost' : '0.0.0.0'),
    ...storage,
    isSandbox,
    isProduction: env['NODE_ENV'] === 'production',
    sitesDir: resolve(repositoryRoot(), text('SITES_DIR') ?? 'apps/web/dist/brands'),
    email,
    sms,
    payment,
    geoIpFile,
    trustedProxies: networks('TRUSTED_PROXIES'),
    imageCdns: list('IMAGE_CDNS'),
    drainSeconds: seconds('DRAIN_SECONDS', isSandbox ? 0 : 5),
    logLevel,
    showsTable,
  };
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', payloadKey?.d ?? '', '', use, 32));
  const vendors = readVendors(variables, problems, { isSandbox, seed: keyFor('marquee vendors') });
  const social = readSocial(variables, problems, { isSandbox, seed: keyFor('marquee social sign-in') });
  const memberKeys = readMemberKeys(variables, problems, { isSandbox, seed: keyFor('marquee members') });
  if (problems.length > 0 || !payloadKey) throw new ConfigError(problems);
  return {
    ...config,
    imageCdns: config.imageCdns.length > 0 ? config.imageCdns : [''],
    payloadKey,
    macKey: keyFor('marquee codes and captchas'),
    memberKeys,
    vendors,
    social,
  };
};
