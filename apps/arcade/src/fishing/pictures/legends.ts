import { type Colours, edge } from './Colours.ts';
import { draw, eye } from './draw.ts';

/** A long body in waves: an eel, or a serpent with a comb. */
export const serpent = ({ main, light, dark, line }: Colours, comb?: string): string =>
  draw({ width: 376, height: 130 }, (ink) => {
    const back =
      'M150 -6C120 -40 90 -30 60 -8C30 14 0 8 -30 -12C-60 -32 -90 -26 -112 -8C-130 6 -146 6 -166 -6';
    const spines = comb
      ? [124, 96, 66, 30, -4, -38, -72, -104]
          .map((x, at) => {
            const y = [-30, -26, -8, 6, 2, -18, -30, -14][at] ?? 0;
            return `<path d="M${x + 12} ${y + 4}L${x - 8} ${y - 42}L${x - 14} ${y + 6}Z" fill="${comb}" ${edge(line, 3)}/>`;
          })
          .join('')
      : '';
    return [
      '<g transform="translate(6 0)">',
      spines,
      `<path d="${back}" fill="none" ${edge(line, 40)}/>`,
      `<path d="${back}" fill="none" ${edge(main, 32)}/>`,
      `<path d="${back}" transform="translate(0 8)" fill="none" ${edge(light, 10)} opacity=".8"/>`,
      `<path d="${back}" transform="translate(0 -6)" fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="8 14"/>`,
      `<path d="M112 -26C140 -44 166 -24 164 -2C160 16 134 20 114 8Z" fill="${ink.linear([light, main])}" ${edge(line)}/>`,
      `<path d="M162 2C150 10 140 10 132 6" fill="none" ${edge(line)}/>`,
      eye(144, -14, 8),
      comb
        ? ''
        : `<path d="M20 -54l-14 22h14l-10 24M-96 -60l-12 20h13l-9 22M86 30l-12 16h12l-8 14" fill="none" ${edge('#fff7a8', 5)}/>`,
      '</g>',
    ].join('');
  });

/** A mermaid with a lyre. */
export const mermaid = (): string =>
  draw({ width: 320, height: 270 }, (ink) => {
    const line = '#3a1440';
    const tail = ink.linear(['#2ee0c4', '#1499b8', '#6a4fd0'], true);
    const scales = Array.from({ length: 18 }, (_, at) => {
      const x = 8 - (at % 6) * 19;
      const y = 40 + Math.floor(at / 6) * 15 - (at % 6) * 2;
      return `M${x} ${y}q-9 9 -18 0`;
    }).join('');
    return [
      `<path d="M-104 34C-132 0 -158 -8 -156 6C-150 22 -138 34 -132 46C-144 60 -152 84 -140 92C-124 88 -108 70 -98 54Z" fill="${ink.linear(['#7a5ff0', '#2ee0c4'])}" ${edge(line)}/>`,
      `<path d="M44 26C20 14 -50 14 -112 38L-104 60C-60 84 14 90 44 62Z" fill="${tail}" ${edge(line)}/>`,
      `<path d="${scales}" fill="none" ${edge('#d6fff6', 3)} opacity=".7"/>`,
      `<path d="M62 -106C20 -122 -12 -92 -20 -56C-26 -24 -58 -16 -70 4C-40 12 -4 4 14 -22C22 -50 40 -70 62 -76Z" fill="${ink.linear(['#ff8a5c', '#e0457e'])}" ${edge(line)}/>`,
      `<path d="M30 62C20 36 26 8 36 -14H74C82 8 78 40 60 62C50 70 38 70 30 62Z" fill="${ink.linear(['#ffd9bd', '#f2ae88'])}" ${edge(line)}/>`,
      `<path d="M30 2C40 -8 54 -2 56 8C62 -4 76 -6 80 6C82 20 70 24 58 18C48 26 32 22 30 2Z" fill="#b05ae0" ${edge(line, 3)}/>`,
      `<circle cx="64" cy="-58" r="36" fill="${ink.radial(['#ffe6d2', '#ffd0b0', '#efa582'], 0.6, 0.4, 0.7)}" ${edge(line)}/>`,
      `<path d="M98 -72C92 -104 46 -112 30 -78C24 -60 30 -50 32 -40C40 -58 44 -72 60 -78C74 -72 88 -76 98 -72Z" fill="${ink.linear(['#ff8a5c', '#e0457e'])}" ${edge(line)}/>`,
      `<path d="M52 -96l6 -22l10 16l12 -14l2 20Z" fill="#ffe16a" ${edge('#7a4a00', 3)}/>`,
      eye(60, -56, 7, '#2a9a86'),
      eye(84, -56, 7, '#2a9a86'),
      `<path d="M68 -38Q76 -32 82 -39" fill="none" ${edge(line, 3)}/><circle cx="52" cy="-42" r="6" fill="#ff8fa0" opacity=".6"/>`,
      `<path d="M104 -30C84 -8 88 40 112 52C136 40 140 -8 120 -30" fill="none" ${edge('#7a4a00', 12)}/><path d="M104 -30C84 -8 88 40 112 52C136 40 140 -8 120 -30" fill="none" ${edge('#ffd24a', 6)}/><path d="M102 -14H122M106 -12V42M112 -12V46M118 -12V42" ${edge('#fff3c2', 2.5)}/>`,
      `<path d="M70 0C90 2 100 8 108 18" fill="none" ${edge(line, 16)}/><path d="M70 0C90 2 100 8 108 18" fill="none" ${edge('#ffcfae', 10)}/>`,
    ].join('');
  });

/** The Dragon King. */
export const dragon = (): string =>
  draw({ width: 470, height: 290 }, (ink) => {
    const line = '#3a0505';
    const body = 'M110 -10C70 60 0 70 -30 20C-56 -26 -110 -30 -124 14C-134 50 -168 66 -200 40';
    const comb = [
      [86, 34, 40],
      [52, 52, 20],
      [12, 48, -10],
      [-22, 24, -50],
      [-52, -12, -30],
      [-92, -20, 20],
      [-122, 6, 60],
      [-146, 44, 10],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-12 -12L-2 -44L14 -12Z" fill="#ff8a1f" ${edge(line, 3)}/>`,
      )
      .join('');
    const leg = (x: number, y: number) =>
      `<path d="M${x} ${y}q10 30 -6 46" fill="none" ${edge(line, 22)}/><path d="M${x} ${y}q10 30 -6 46" fill="none" ${edge('#e0362c', 14)}/><path d="M${x - 20} ${y + 62}l8 -16l8 18l6 -20l10 14" fill="none" ${edge('#fff0c0', 6)}/>`;
    return [
      '<g transform="translate(12 0)">',
      `<path d="M-190 44C-220 20 -216 -10 -206 -20C-200 0 -190 0 -184 -22C-176 0 -170 20 -178 44Z" fill="#ffb02e" ${edge(line)}/>`,
      leg(-110, 28),
      leg(40, 70),
      comb,
      `<path d="${body}" fill="none" ${edge(line, 62)}/><path d="${body}" fill="none" ${edge('#d92b27', 52)}/><path d="${body}" fill="none" stroke="#ff6a4a" stroke-width="34" stroke-dasharray="3 12"/><path d="${body}" transform="translate(3 14)" fill="none" ${edge('#ffd98a', 14)}/>`,
      `<path d="M74 -74C30 -100 24 -60 40 -34C10 -44 10 -8 40 4C20 20 48 40 76 30Z" fill="${ink.linear(['#ffd24a', '#ff8a1f'])}" ${edge(line)}/>`,
      `<path d="M108 -92C90 -132 60 -136 46 -128C70 -124 76 -104 84 -84ZM134 -92C134 -126 112 -138 100 -136C114 -122 112 -106 116 -88Z" fill="${ink.linear(['#fff3c2', '#d99a2b'])}" ${edge(line)}/>`,
      `<path d="M70 -40C66 -88 122 -104 150 -78C176 -74 202 -60 206 -40C206 -24 190 -20 170 -22C174 -12 190 -8 198 -10C196 14 160 24 124 16C90 10 72 -10 70 -40Z" fill="${ink.linear(['#ff6a4a', '#d92b27', '#9c1414'])}" ${edge(line, 5)}/>`,
      `<path d="M170 -22C150 -22 134 -20 124 -12C140 4 172 6 198 -10C190 -8 174 -12 170 -22Z" fill="#4a0414" ${edge(line, 3)}/><path d="M136 -18l5 12l5 -13M152 -21l5 13l5 -13M150 2l5 -9l5 9" fill="#fff"/>`,
      `<path d="M196 -44C222 -50 214 -86 206 -92M188 -20C214 -8 216 18 204 30" fill="none" ${edge('#ffd24a', 6)}/>`,
      `<circle cx="194" cy="-50" r="5" fill="${line}"/>`,
      eye(138, -54, 15, '#ffcf2e'),
      `<path d="M114 -78C130 -84 148 -80 158 -70" fill="none" ${edge('#ffd24a', 8)}/>`,
      `<path d="M96 -100L92 -134L108 -118L118 -144L130 -118L146 -132L142 -98Z" fill="${ink.linear(['#fff6c8', '#ffcf3a', '#b97a08'])}" ${edge('#5a3600')}/><circle cx="119" cy="-110" r="6" fill="#30a8ff"/>`,
      '</g>',
    ].join('');
  });
