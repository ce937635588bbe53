import { and, eq, type SQL } from 'drizzle-orm';
import { type CodePurpose, verificationCodes } from './schema.ts';

/** The condition that finds the code of a number for a purpose. */
export const codeKey = (merchantCode: string, purpose: CodePurpose, mobile: string): SQL | undefined =>
  and(
    eq(verificationCodes.merchantCode, merchantCode),
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.mobile, mobile),
  );
