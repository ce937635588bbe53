import { create, type Font } from 'fontkit';

/** What the sites' pages read like: Vietnamese and English, words, labels and money. */
const SAMPLE =
  'Chào mừng quý khách. Đăng nhập, nạp tiền, rút tiền, khuyến mãi, lịch sử đặt cược và trung tâm trợ giúp. ' +
  'Kết quả xổ số ba miền được cập nhật ngay sau giờ quay thưởng mỗi ngày. 1.250.000 ₫ ' +
  'Welcome back. Log in, deposit, withdraw, promotions, your bets and the help centre. ' +
  'Every game shows its return to player before you place the first bet. $1,204.50';

/** Mean advance of the sample's characters in em; each character is taken from the first font that has it. */
export function averageAdvance(files: readonly Uint8Array[]): number {
  const fonts = files.map((file) => create(Buffer.from(file)) as Font);
  const advances = [...SAMPLE].map((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
    return font ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : undefined;
  });
  const known = advances.filter((advance) => advance !== undefined);
  return known.reduce((sum, advance) => sum + advance, 0) / known.length;
}
