import { pino } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '#kernel';

const secrets = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'oldPaymentPassword',
  'confirmPaymentPassword',
  'token',
  'resetToken',
  'captcha',
  'verificationCode',
  'cookie',
  'authorization',
  'secret',
];

/** The structured log: one JSON object a line. Bodies and headers are never written; secrets are cut out anyway. */
export const createLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError },
    redact: {
      paths: secrets.flatMap((name) => [`*.${name}`, `*.*.${name}`, name]),
      censor: '[removed]',
    },
    formatters: { level: (label) => ({ level: label }) },
  });
