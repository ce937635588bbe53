import type { TableRules } from '../rules/TableRules.ts';
import type { TableKind } from '../tableKinds.ts';
import type { TableText } from '../texts.ts';

/** The words for side a, side b and a tie, of the tables that have such. */
const sides: Partial<Record<TableKind, Record<'a' | 'b' | 'tie', TableText>>> = {
  baccarat: { a: 'banker', b: 'player', tie: 'tie' },
  dragonTiger: { a: 'dragon', b: 'tiger', tie: 'tie' },
  sicbo: { a: 'big', b: 'small', tie: 'anyTriple' },
  xocDia: { a: 'even', b: 'odd', tie: 'tie' },
  fanTan: { a: 'even', b: 'odd', tie: 'tie' },
};

/** Names a result in words, such as “Banker, B7”. */
export const tellResult = (
  kind: TableKind,
  rules: TableRules,
  result: unknown,
  say: (text: TableText) => string,
) => {
  const side = rules.side?.(result);
  const name = side && sides[kind]?.[side.winner];
  return name ? `${say(name)}, ${rules.label(result)}` : rules.label(result);
};
