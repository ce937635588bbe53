import { endpoints, type Operation, type ValueOf } from '../endpoints.ts';
import { gameExamples } from './gameExamples.ts';
import { generateValue } from './generateValue.ts';
import { homeExamples } from './homeExamples.ts';
import { lotteryExamples } from './lotteryExamples.ts';
import { memberExamples } from './memberExamples.ts';
import { messageExamples } from './messageExamples.ts';
import { newsExamples } from './newsExamples.ts';
import { paymentExamples } from './paymentExamples.ts';
import type { ExampleQuery, Examples, Reader } from './Reader.ts';
import { recordExamples } from './recordExamples.ts';
import { staffComplianceExamples } from './staffComplianceExamples.ts';
import { staffContentExamples } from './staffContentExamples.ts';
import { staffDepositExamples } from './staffDepositExamples.ts';
import { staffExamples } from './staffExamples.ts';
import { staffMemberExamples } from './staffMemberExamples.ts';
import { staffMemberListExamples } from './staffMemberListExamples.ts';
import { staffOverviewExamples } from './staffOverviewExamples.ts';
import { staffStartExamples } from './staffStartExamples.ts';
import { staffVendorExamples } from './staffVendorExamples.ts';
import { staffVoiceExamples } from './staffVoiceExamples.ts';
import { systemExamples } from './systemExamples.ts';

const examples: Examples = {
  ...systemExamples,
  ...memberExamples,
  ...messageExamples,
  ...newsExamples,
  ...homeExamples,
  ...gameExamples,
  ...lotteryExamples,
  ...paymentExamples,
  ...recordExamples,
  ...staffExamples,
  ...staffDepositExamples,
  ...staffVoiceExamples,
  ...staffOverviewExamples,
  ...staffMemberExamples,
  ...staffMemberListExamples,
  ...staffVendorExamples,
  ...staffContentExamples,
  ...staffComplianceExamples,
  ...staffStartExamples,
};

/**
 * What a row answers, as an example: the one written for it, else one generated from its schema. Always the same
 * for the same reader, and always what the schema allows.
 */
export const exampleOf = <O extends Operation>(
  operation: O,
  reader: Reader,
  query: ExampleQuery = {},
): ValueOf<O> =>
  examples[operation]?.(reader, query) ??
  (generateValue(endpoints[operation].value, operation) as ValueOf<O>);
