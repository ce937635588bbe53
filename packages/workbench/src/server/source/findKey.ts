import { type Expression, Node, type ObjectLiteralExpression } from 'ts-morph';

/** Where a key stands: the furthest object or list on the way to it, and what of the way is not written yet. */
export type KeyPlace = { holder: Expression; rest: readonly string[] };

const childOf = (holder: Expression, key: string): Expression | undefined => {
  if (Node.isObjectLiteralExpression(holder)) {
    const property = holder
      .getProperties()
      .find((each) => Node.isPropertyAssignment(each) && nameOf(each) === key);
    return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  }
  return Node.isArrayLiteralExpression(holder) ? holder.getElements()[Number(key)] : undefined;
};

const nameOf = (property: Node): string | undefined => {
  if (!Node.isPropertyAssignment(property)) return undefined;
  const name = property.getNameNode();
  return Node.isStringLiteral(name) ? name.getLiteralValue() : name.getText();
};

/** Follows a key's path (`['legal', 'minimumAge']`) through the data of a file, as far as it is written. */
export const findKey = (data: ObjectLiteralExpression, path: readonly string[]): KeyPlace => {
  let holder: Expression = data;
  for (const [index, key] of path.entries()) {
    const child = childOf(holder, key);
    if (!child) return { holder, rest: path.slice(index) };
    holder = child;
  }
  return { holder, rest: [] };
};
