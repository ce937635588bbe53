import { parseSync, Visitor, type ESTree } from 'vite';

/** Sizes of the theme that are never below 26 pixels. */
const large = /^vars\.size\.(?:xl|xxl|display)$/;

const isFace = (text: string) => text === 'displayFace' || /\bfont\.display$/.test(text);

/**
 * Lines of a style module that set the display face without a size of their own, or in one in which its hairlines lose
 * the marks of Vietnamese letters; a style's media queries and selectors count to it.
 */
export const smallDisplay = (path: string, source: string): readonly number[] => {
  const { program } = parseSync(path, source);
  const textOf = ({ start, end }: ESTree.Node) => source.slice(start, end);
  const lines: number[] = [];
  const sizesIn = (node: ESTree.ObjectExpression): string[] =>
    node.properties.flatMap((each) => {
      if (each.type !== 'Property') return [];
      if (each.value.type === 'ObjectExpression') return sizesIn(each.value);
      return textOf(each.key) === 'fontSize' ? [textOf(each.value)] : [];
    });
  new Visitor({
    ObjectExpression: (node) => {
      const hasFace = node.properties.some((each) =>
        isFace(textOf(each.type === 'SpreadElement' ? each.argument : each.value)),
      );
      if (!hasFace) return;
      const sizes = sizesIn(node);
      const isLarge = sizes.length > 0 && sizes.every((size) => large.test(size));
      if (!isLarge) lines.push(source.slice(0, node.start).split('\n').length);
    },
  }).visit(program);
  return lines;
};
