import { draw, eye, type Ink } from './draw.ts';

/** How a fish looks; sizes in units, of which it is `length` long without its tail. */
export type FishLook = {
  length?: number;
  height: number;
  back: string;
  side: string;
  belly: string;
  fin: string;
  line: string;
  tail: 'fork' | 'fan' | 'moon' | 'veil';
  dorsal: 'sail' | 'spiny' | 'low' | 'hook';
  marks?: 'bars' | 'scales' | 'spots' | 'streak' | 'patches' | 'mask';
  mark?: string;
  bill?: number;
  eye?: number;
};

const tails = (kind: FishLook['tail'], x: number, h: number): string =>
  ({
    fork: `M${x + 14} ${-h * 0.16}C${x - 6} ${-h * 0.3} ${x - 24} ${-h} ${x - 42} ${-h * 0.96}C${x - 30} ${-h * 0.4} ${x - 30} ${h * 0.4} ${x - 42} ${h * 0.96}C${x - 24} ${h} ${x - 6} ${h * 0.3} ${x + 14} ${h * 0.16}Z`,
    fan: `M${x + 14} ${-h * 0.18}C${x - 8} ${-h * 0.4} ${x - 20} ${-h * 0.85} ${x - 36} ${-h * 0.7}C${x - 50} ${-h * 0.3} ${x - 50} ${h * 0.3} ${x - 36} ${h * 0.7}C${x - 20} ${h * 0.85} ${x - 8} ${h * 0.4} ${x + 14} ${h * 0.18}Z`,
    moon: `M${x + 12} ${-h * 0.1}C${x - 4} ${-h * 0.5} ${x - 20} ${-h * 1.2} ${x - 40} ${-h * 1.35}C${x - 22} ${-h * 0.6} ${x - 20} ${h * 0.6} ${x - 40} ${h * 1.35}C${x - 20} ${h * 1.2} ${x - 4} ${h * 0.5} ${x + 12} ${h * 0.1}Z`,
    veil: `M${x + 16} ${-h * 0.2}C${x - 14} ${-h * 1.1} ${x - 60} ${-h * 1.25} ${x - 84} ${-h * 0.9}C${x - 60} ${-h * 0.7} ${x - 58} ${-h * 0.2} ${x - 44} 0C${x - 60} ${h * 0.3} ${x - 62} ${h * 0.8} ${x - 78} ${h * 1.1}C${x - 44} ${h * 1.25} ${x - 10} ${h} ${x + 16} ${h * 0.2}Z`,
  })[kind];

const dorsals = (kind: FishLook['dorsal'], a: number, h: number): string =>
  ({
    sail: `M${a * 0.45} ${-h * 0.75}C${a * 0.2} ${-h * 1.75} ${-a * 0.45} ${-h * 1.7} ${-a * 0.75} ${-h * 0.5}Z`,
    spiny: `M${a * 0.42} ${-h * 0.74}L${a * 0.3} ${-h * 1.35}L${a * 0.14} ${-h * 1.12}L${a * 0.02} ${-h * 1.45}L${-a * 0.14} ${-h * 1.12}L${-a * 0.28} ${-h * 1.34}L${-a * 0.42} ${-h}L${-a * 0.58} ${-h * 1.1}L${-a * 0.74} ${-h * 0.45}Z`,
    low: `M${a * 0.3} ${-h * 0.82}C${a * 0.05} ${-h * 1.4} ${-a * 0.3} ${-h * 1.3} ${-a * 0.62} ${-h * 0.6}Z`,
    hook: `M${a * 0.28} ${-h * 0.8}C${a * 0.05} ${-h * 1.2} ${-a * 0.02} ${-h * 1.9} ${-a * 0.2} ${-h * 2.05}C${-a * 0.14} ${-h * 1.5} ${-a * 0.18} ${-h} ${-a * 0.16} ${-h * 0.86}Z`,
  })[kind];

const marksOf = (look: FishLook, a: number, h: number): string => {
  const colour = look.mark ?? '#ffffff';
  switch (look.marks) {
    case 'bars':
      return [0.42, -0.08, -0.62]
        .map((at, index) => {
          const x = a * at;
          const w = a * (index === 1 ? 0.13 : 0.09);
          return `<path d="M${x - w} ${-h * 1.2}Q${x - w * 2.2} 0 ${x - w} ${h * 1.2}H${x + w}Q${x + w * 0.4} 0 ${x + w} ${-h * 1.2}Z" fill="${colour}" stroke="${look.line}" stroke-width="3"/>`;
        })
        .join('');
    case 'scales':
      return [0, 1, 2, 3, 4, 5]
        .flatMap((column) =>
          [-2, -1, 0, 1, 2].map((row) => {
            const x = a * 0.32 - column * a * 0.2;
            const y = row * h * 0.36 + (column % 2 ? h * 0.18 : 0);
            return `<path d="M${x} ${y - h * 0.18}a${h * 0.2} ${h * 0.2} 0 0 0 0 ${h * 0.36}" fill="none" stroke="${colour}" stroke-width="2" opacity=".55"/>`;
          }),
        )
        .join('');
    case 'spots':
      return Array.from({ length: 15 }, (_, at) => {
        const x = a * 0.34 - (at % 5) * a * 0.26 + (at % 3) * 5;
        const y = -h * 0.6 + Math.floor(at / 5) * h * 0.45 + (at % 2) * h * 0.16;
        return `<circle cx="${x}" cy="${y}" r="${h * (0.07 + (at % 3) * 0.035)}" fill="${colour}"/>`;
      }).join('');
    case 'streak':
      return `<path d="M${a} ${-h * 0.02}C${a * 0.4} ${-h * 0.35} ${-a * 0.5} ${-h * 0.3} ${-a} 0C${-a * 0.5} ${-h * 0.02} ${a * 0.4} ${h * 0.02} ${a} ${h * 0.08}Z" fill="${colour}" opacity=".9"/>`;
    case 'patches':
      return `<path d="M${a} ${-h}C${a * 0.7} ${h * 0.1} ${a * 0.4} ${h * 0.2} ${a * 0.24} ${-h * 0.2}S${a * 0.1} ${-h * 1.2} 0 ${-h * 1.4}Z" fill="${colour}"/><path d="M${-a * 0.1} ${-h * 1.2}C${-a * 0.1} ${h * 0.4} ${-a * 0.5} ${h * 0.3} ${-a * 0.56} ${-h * 1.2}Z" fill="${colour}"/><ellipse cx="${-a * 0.8}" cy="0" rx="${a * 0.12}" ry="${h * 0.4}" fill="${colour}"/>`;
    case 'mask':
      return `<path d="M${a * 0.15} ${-h * 1.1}C${a * 0.1} ${-h * 0.2} ${-a * 0.5} ${h * 0.1} ${-a} ${-h * 0.15}V${h * 0.2}C${-a * 0.5} ${h * 0.5} ${a * 0.25} ${h * 0.3} ${a * 0.34} ${-h * 0.2}S${a * 0.3} ${-h} ${a * 0.15} ${-h * 1.1}Z" fill="${colour}"/>`;
    default:
      return '';
  }
};

const body = (ink: Ink, look: FishLook, a: number, h: number): string => {
  const { line, bill = 0 } = look;
  const hull = `M${a} ${h * 0.05}C${a * 0.74} ${-h * 0.92} ${-a * 0.2} ${-h * 1.24} ${-a} ${-h * 0.16}L${-a} ${h * 0.16}C${-a * 0.2} ${h * 1.2} ${a * 0.7} ${h} ${a} ${h * 0.05}Z`;
  const fin = ink.linear([look.fin, look.side]);
  const stroke = `stroke="${line}" stroke-width="4" stroke-linejoin="round"`;
  const spear = bill
    ? `<path d="M${a * 0.8} ${-h * 0.3}L${a + bill} ${-h * 0.02}L${a * 0.85} ${h * 0.22}Z" fill="${ink.linear([look.back, look.belly])}" ${stroke}/>`
    : '';
  return [
    `<path d="${tails(look.tail, -a, h)}" fill="${ink.linear([look.side, look.fin], true)}" ${stroke}/>`,
    `<path d="${dorsals(look.dorsal, a, h)}" fill="${fin}" ${stroke}/>`,
    `<path d="M${-a * 0.1} ${h * 0.8}C${-a * 0.2} ${h * 1.5} ${-a * 0.45} ${h * 1.45} ${-a * 0.6} ${h * 0.55}Z" fill="${fin}" ${stroke}/>`,
    spear,
    `<path d="${hull}" fill="${ink.linear([look.back, look.side, look.side, look.belly])}" ${stroke}/>`,
    ink.clipped(
      hull,
      `${marksOf(look, a, h)}<path d="M${a} ${h * 0.3}C${a * 0.3} ${h * 0.7} ${-a * 0.4} ${h * 0.6} ${-a} ${h * 0.1}V${h * 1.5}H${a}Z" fill="${look.belly}" opacity=".45"/><ellipse cx="${a * 0.1}" cy="${-h * 0.62}" rx="${a * 0.62}" ry="${h * 0.16}" fill="#fff" opacity=".35"/>`,
    ),
    `<path d="M${a * 0.5} ${-h * 0.52}Q${a * 0.34} 0 ${a * 0.5} ${h * 0.56}" fill="none" stroke="${line}" stroke-width="3" opacity=".6"/>`,
    `<path d="M${a * 0.36} ${h * 0.14}C${a * 0.1} ${h * 0.3} ${-a * 0.06} ${h * 0.75} ${a * 0.02} ${h * 0.86}C${a * 0.22} ${h * 0.8} ${a * 0.36} ${h * 0.52} ${a * 0.36} ${h * 0.14}Z" fill="${fin}" stroke="${line}" stroke-width="3"/>`,
    `<path d="M${a * 0.97} ${h * 0.16}Q${a * 0.86} ${h * 0.3} ${a * 0.76} ${h * 0.26}" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>`,
    eye(a * 0.68, -h * 0.2, look.eye ?? Math.max(6, h * 0.2)),
  ].join('');
};

/** A fish from the side, swimming to the right. */
export const fish = (look: FishLook): string => {
  const { length = 140, height, bill = 0 } = look;
  const [a, h] = [length / 2, height / 2];
  const behind = look.tail === 'veil' ? 90 : 48;
  const above = { sail: 1.75, spiny: 1.5, low: 1.4, hook: 2.1 }[look.dorsal];
  const reach = Math.max(above, look.tail === 'moon' ? 1.4 : 1.25);
  const shift = (behind - 8 - bill) / 2;
  return draw(
    { width: length + behind + 8 + bill, height: 2 * h * reach + 10 },
    (ink) => `<g transform="translate(${shift} 0)">${body(ink, look, a, h)}</g>`,
  );
};
