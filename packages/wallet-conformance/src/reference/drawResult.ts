import { sign } from '../sign.ts';
import { Refusal, type State, type Told } from './State.ts';

type Result = {
  brand: string;
  lottery: string;
  drawNumber: string;
  drawnAt: string;
  prizes: { numbers: string[] }[];
};

/** Keeps what a lottery has drawn. */
export const drawResult = (
  { secrets, brand, results, breaks }: State,
  { vendor, text, signature }: { vendor: string; text: string; signature: string | undefined },
): Told => {
  const isSigned = signature === sign(text, secrets.get(vendor) ?? '');
  if (!isSigned && !breaks('result-signature')) throw new Refusal('BAD_SIGNATURE');
  const { lottery, drawNumber, drawnAt, prizes, brand: named } = JSON.parse(text) as Result;
  if (named !== brand) throw new Refusal('WRONG_BRAND');
  if (lottery !== `lottery of ${vendor}` && !breaks('result-vendor')) throw new Refusal('LOTTERY_UNKNOWN');
  if (Date.parse(drawnAt) > Date.now() && !breaks('result-early')) throw new Refusal('INVALID_INPUT');
  const isWritten = prizes.every(({ numbers }) => numbers.every((number) => /^\d+$/.test(number)));
  if (!isWritten && !breaks('result-form')) throw new Refusal('INVALID_INPUT');
  const key = `${lottery} ${drawNumber}`;
  const known = results.get(key);
  if (known && known.text !== text && !breaks('result-differs')) throw new Refusal('RESULT_DIFFERS');
  const reference =
    known && !breaks('result-again') ? known.reference : String(results.size + (known ? 2 : 1));
  results.set(key, { text, reference });
  return { lottery, drawNumber, drawnAt, reference };
};
