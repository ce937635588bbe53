import type { CDPSession, Page } from 'playwright';

const samplesOf = async (page: Page, session: CDPSession): Promise<number[]> => {
  const selector = await page.evaluate(() => window.snapshotTools?.letterSamples() ?? '');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  return nodeIds;
};

const textOf = async (session: CDPSession, nodeId: number): Promise<string> => {
  const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
  return outerHTML
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 60);
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Kept for as long as the page: each that begins reads all style sheets anew. */
const sessionOf = (page: Page): Promise<CDPSession> => {
  const begin = async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    return session;
  };
  const session = sessions.get(page) ?? begin();
  sessions.set(page, session);
  return session;
};

const isGone = (error: unknown) => error instanceof Error && error.message.includes('Could not find node');

/**
 * Texts of a page that are drawn with a font of the machine instead of the brand's own files, a line each: another
 * machine has other fonts, so the picture would not be the same there, and a player does not see what was designed.
 */
export const foreignLetters = async (page: Page): Promise<string[]> => {
  const session = await sessionOf(page);
  const tell = async (nodeId: number) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    if (foreign.length === 0) return [];
    const text = await textOf(session, nodeId);
    return [`“${text}” is drawn with ${foreign.join(', ')}, a font of this machine`];
  };
  const tellAll = async () => (await Promise.all((await samplesOf(page, session)).map(tell))).flat();
  // A page may be drawn anew by an answer that comes late, once.
  return tellAll().catch((error: unknown) => {
    if (isGone(error)) return tellAll();
    throw error;
  });
};
