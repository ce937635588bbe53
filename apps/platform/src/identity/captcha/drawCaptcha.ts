import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { captchaGlyphs } from './captchaGlyphs.ts';

const width = 120;
const height = 44;
const ink = ['#3d2b56', '#5a2440', '#1f3f55', '#2d4426'];

const between = (low: number, high: number) => low + randomInt(1001) * ((high - low) / 1000);

const drawGlyph = (character: string, index: number) => {
  const path = Object.entries(captchaGlyphs).find(([name]) => name === character)?.[1] ?? '';
  const place = `translate(${10 + index * 26 + between(-2, 3)} ${between(9, 14)})`;
  const lean = `rotate(${between(-14, 14)} 8 12) skewX(${between(-8, 8)}) scale(${between(1.8, 2.1)})`;
  return `<path d="${path}" stroke="${ink[randomInt(ink.length)]}" transform="${place} ${lean}"/>`;
};

const drawThread = () => {
  const [from, to, bend] = [between(8, 36), between(8, 36), between(-10, 54)];
  return `<path d="M0 ${from}Q60 ${bend} ${width} ${to}" stroke="#8a7a9c" stroke-width="1.2"/>`;
};

/** Draws a captcha text as a PNG of 120 × 44 CSS pixels at double density. */
export const drawCaptcha = (text: string): Promise<Buffer> => {
  const glyphs = [...text].map(drawGlyph).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<filter id="wave" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse">
<feTurbulence baseFrequency="0.035" numOctaves="2" seed="${randomInt(10_000)}"/>
<feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>
<rect width="100%" height="100%" fill="#f6f1e4"/>
<g fill="none" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" filter="url(#wave)">
${drawThread()}${glyphs}${drawThread()}</g></svg>`;
  return sharp(Buffer.from(svg), { density: 144 }).png({ palette: true }).toBuffer();
};
