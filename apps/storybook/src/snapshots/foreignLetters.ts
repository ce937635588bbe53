import type { CDPSession, Page } from 'playwright';

type Node = Awaited<ReturnType<typeof documentOf>>;

const documentOf = async (session: CDPSession) => {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  return root;
};

const isText = ({ nodeType, nodeValue }: Node) => nodeType === 3 && nodeValue.trim() !== '';
const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'TEMPLATE']);

const textsOf = (node: Node): { node: Node; text: string }[] => {
  if (silent.has(node.nodeName)) return [];
  const children = node.children ?? [];
  const text = children
    .filter(isText)
    .map(({ nodeValue }) => nodeValue.trim())
    .join(' ');
  const inside = [...children, ...(node.shadowRoots ?? []), ...(node.pseudoElements ?? [])];
  if (node.contentDocument) inside.push(node.contentDocument);
  const below = inside.flatMap(textsOf);
  return text ? [{ node, text }, ...below] : below;
};

/**
 * Texts of a page that are drawn with a font of the machine instead of the brand's own files, a line each: another
 * machine has other fonts, so the picture would not be the same there, and a player does not see what was designed.
 */
export const foreignLetters = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const problems: string[] = [];
    for (const { node, text } of textsOf(await documentOf(session))) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (foreign.length > 0)
        problems.push(`“${text.slice(0, 60)}” is drawn with ${foreign.join(', ')}, a font of this machine`);
    }
    return problems;
  } finally {
    await session.detach();
  }
};
