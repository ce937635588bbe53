import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { VariablesError } from '@marquee/variables';
import type { Config } from './Config.ts';
import { parseVariables } from './parseVariables.ts';
import { keptPayloadKey, parsePayloadKey } from './payloadKey.ts';
import { readCaptcha } from './readCaptcha.ts';
import { readMemberKeys } from './readMemberKeys.ts';
import { readPayment } from './readPayment.ts';
import { readPush } from './readPush.ts';
import { readSocial } from './readSocial.ts';
import { readStorage } from './readStorage.ts';
import { readVendors } from './readVendors.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/** Reads the environment into the configuration. Throws one `VariablesError` that says everything there is to set. */
export const readConfig = async (env: Readonly<Record<string, string | undefined>>): Promise<Config> => {
  const problems: string[] = [];
  const variables = parseVariables(env, problems);
  const { text, requiredText, list, number, requiredNumber, isOn, networks } = variables;
  const isSandbox = isOn('SANDBOX');
  const storage = readStorage(variables, problems);
  const isEmbedded = storage.databaseUrl === null || storage.databaseUrl === 'memory';
  const mayBeEmbedded = isOn('ALLOW_EMBEDDED') || isSandbox;
  if (isEmbedded && !mayBeEmbedded)
    problems.push(
      'Set DATABASE_URL: PostgreSQL, such as postgres://user:password@host/marquee. The embedded database promises nothing when the power fails; set ALLOW_EMBEDDED=1 to take it all the same, or start with SANDBOX=1 to play it.',
    );
  const email = isSandbox ? null : { url: requiredText('SMTP_URL'), from: requiredText('SMTP_FROM') };
  const sms = isSandbox
    ? null
    : {
        url: requiredText('SMS_URL'),
        token: requiredText('SMS_TOKEN'),
        sender: requiredText('SMS_SENDER'),
      };
  const payment = readPayment(variables);
  const geoIpFile = text('GEOIP_FILE') ?? null;
  if (geoIpFile && !existsSync(geoIpFile))
    problems.push(`GEOIP_FILE names ${geoIpFile}, which does not exist.`);
  const keyText = text('PAYLOAD_KEY') ?? (isSandbox ? keptPayloadKey(storage.dataDir) : undefined);
  const payloadKey = keyText
    ? await parsePayloadKey(keyText).catch((error: Error) => void problems.push(error.message))
    : undefined;
  const showsTable = isOn('SHOW_TABLE');
  const metricsPort = number('METRICS_PORT');
  const tracesUrl = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const config = {
    port: requiredNumber('PORT'),
    host: requiredText('HOST'),
    publicPort: number('PUBLIC_PORT') ?? null,
    ...storage,
    isSandbox,
    consoleHost: text('CONSOLE_HOST')?.toLowerCase() ?? null,
    isProduction: text('NODE_ENV') === 'production',
    sitesDir: resolve(repositoryRoot(), requiredText('SITES_DIR')),
    consoleDir: resolve(repositoryRoot(), requiredText('CONSOLE_DIR')),
    email,
    sms,
    payment,
    geoIpFile,
    trustedProxies: networks('TRUSTED_PROXIES'),
    imageCdns: list('IMAGE_CDNS'),
    launchGameCdns: list('LAUNCH_GAME_CDNS'),
    drainSeconds: requiredNumber('DRAIN_SECONDS'),
    metrics: metricsPort === undefined ? null : { port: metricsPort, host: requiredText('METRICS_HOST') },
    traces: tracesUrl ? { url: tracesUrl, service: requiredText('OTEL_SERVICE_NAME') } : null,
    logLevel: env['LOG_LEVEL'] || !showsTable ? requiredText('LOG_LEVEL') : 'warn',
    showsTable,
  };
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', payloadKey?.d ?? '', '', use, 32));
  const vendors = readVendors(variables, problems, { isSandbox, seed: keyFor('marquee vendors') });
  const social = readSocial(variables, problems, { isSandbox, seed: keyFor('marquee social sign-in') });
  const captcha = readCaptcha(variables, problems, { isSandbox, seed: keyFor('marquee GeeTest') });
  const push = readPush(variables, problems, { isSandbox, seed: keyFor('marquee notifications') });
  for (const cdn of config.launchGameCdns)
    if (!/^https?:\/\//.test(cdn) || !URL.canParse(cdn))
      problems.push(`LAUNCH_GAME_CDNS has ${cdn}: an origin such as https://games.example is expected.`);
  const memberKeys = readMemberKeys(variables, problems, keyFor('marquee members'));
  if (problems.length > 0 || !payloadKey) throw new VariablesError(problems);
  return {
    ...config,
    imageCdns: config.imageCdns.length > 0 ? config.imageCdns : [''],
    payloadKey,
    macKey: keyFor('marquee codes and captchas'),
    memberKeys,
    vendors,
    social,
    captcha,
    push,
  };
};
