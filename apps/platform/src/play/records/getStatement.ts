import { toDecimal } from '@marquee/i18n/decimal';
import type { Message } from '@marquee/i18n/msg';
import { currencies, type Currency } from '@marquee/reference';
import { fieldProblem, type Handler, quotable, say, type SignedIn } from '#kernel';
import { currencyOf } from '#money';
import { csvLine } from './csvLine.ts';
import { findStatementLines, type StatementPlace } from './findStatementLines.ts';
import { findWallets } from './findWallets.ts';
import type { Period } from './Period.ts';
import { readPeriod } from './readPeriod.ts';
import { statementTexts } from './statementTexts.ts';

/** Lines of one part; an answer of so many stays below half a megabyte. */
const partSize = 4_000;

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

const parsePlace = (after: string): StatementPlace | undefined => {
  const [, micros, accountId, version] = /^(\d{1,16})-(\d{1,18})-(\d{1,18})$/.exec(after) ?? [];
  return micros && accountId && version ? { micros, accountId, version } : undefined;
};

const headOf = ({ merchant, session, language }: SignedIn, period: Period, currency: Currency): string => {
  const { columns, ...texts } = statementTexts;
  const word = (message: Message) => say(language, message);
  const lines = [
    [word(texts.merchant), merchant.brand.name],
    [word(texts.account), session.username],
    [word(texts.currency), currency],
    [word(texts.timeZone), period.timeZone],
    [word(texts.days), period.startDate, period.endDate],
    [],
    columns.map(word),
  ];
  return byteOrderMark + lines.map(csvLine).join('');
};

/** Answers a part of the member's statement, oldest movements first; the first part begins with who and what it is for. */
export const getStatement: Handler<'getStatement'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { session, language, merchant } = context;
    const period = readPeriod(context, query);
    const after = query.after === undefined ? undefined : parsePlace(query.after);
    if (query.after !== undefined && !after) throw fieldProblem(language, 'after', 'pattern');
    const currency = await currencyOf(tx, session.accountId);
    const wallets = await findWallets(tx, session.accountId, currency);
    const accountIds = wallets.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    const lines = await findStatementLines(tx, accountIds, period, { after, limit: partSize });
    const nameOf = ({ wallet, title }: (typeof wallets)[number]) => {
      const name = statementTexts.wallets[wallet];
      return name ? say(language, name) : (title ?? wallet);
    };
    const names = new Map(wallets.map((wallet) => [String(wallet.accountId), nameOf(wallet)]));
    const money = (minor: string) => toDecimal(BigInt(minor), currencies[currency].digits);
    const body = lines.map((line) =>
      csvLine([
        line.time,
        names.get(line.accountId) ?? '',
        say(language, statementTexts.kinds[line.movement]),
        money(line.amount),
        money(line.balance),
        quotable('T', line.reference),
      ]),
    );
    const last = lines.length === partSize ? lines.at(-1) : undefined;
    return {
      fileName: `${merchant.brand.id}-${period.startDate}-${period.endDate}.csv`,
      csv: (after ? '' : headOf(context, period, currency)) + body.join(''),
      next: last ? `${last.micros}-${last.accountId}-${last.version}` : null,
    };
  });
