import type { ReactNode } from 'react';
import { Bands, Bars, HEIGHT, Star, Union, WIDTH } from './flagParts.tsx';

const field = (fill: string) => <rect width={WIDTH} height={HEIGHT} fill={fill} />;
const disc = (x: number, y: number, r: number, fill: string) => <circle cx={x} cy={y} r={r} fill={fill} />;

/** Drawings of the flags by ISO 3166 code, simplified to what is told apart at 20 pixels. */
export const flagShapes: Record<string, ReactNode> = {
  VN: (
    <>
      {field('#da251d')}
      <Star x={15} y={10.4} radius={6} fill="#ff0" />
    </>
  ),
  TH: (
    <Bands
      of={[
        ['#a51931', 1],
        ['#f4f5f8', 1],
        ['#2d2a4a', 2],
        ['#f4f5f8', 1],
        ['#a51931', 1],
      ]}
    />
  ),
  US: (
    <>
      <Bands
        of={Array.from({ length: 13 }, (_each, index) => [index % 2 ? '#fff' : '#b31942', 1] as const)}
      />
      <rect width="12" height="10.8" fill="#0a3161" />
      {[2, 6, 10].flatMap((x) =>
        [2, 5.4, 8.8].map((y) => <Star key={`${x}${y}`} x={x} y={y} radius={1.2} fill="#fff" />),
      )}
    </>
  ),
  GB: <Union />,
  MY: (
    <>
      <Bands
        of={Array.from({ length: 14 }, (_each, index) => [index % 2 ? '#fff' : '#cc0001', 1] as const)}
      />
      <rect width="15" height="11.4" fill="#010066" />
      {disc(6, 5.7, 4, '#fc0')}
      {disc(7.2, 5.7, 3.5, '#010066')}
      <Star x={10} y={5.7} radius={3} points={14} inner={0.5} fill="#fc0" />
    </>
  ),
  SG: (
    <>
      <Bands
        of={[
          ['#ee2536', 1],
          ['#fff', 1],
        ]}
      />
      {disc(6.6, 5, 3.7, '#fff')}
      {disc(8.2, 5, 3.7, '#ee2536')}
      {[0, 1, 2, 3, 4].map((index) => {
        const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
        return (
          <Star
            key={index}
            x={8.6 + 2 * Math.cos(angle)}
            y={5 + 2 * Math.sin(angle)}
            radius={0.8}
            fill="#fff"
          />
        );
      })}
    </>
  ),
  ID: (
    <Bands
      of={[
        ['#e70011', 1],
        ['#fff', 1],
      ]}
    />
  ),
  PH: (
    <>
      <Bands
        of={[
          ['#0038a8', 1],
          ['#ce1126', 1],
        ]}
      />
      <path d="M0 0l17.3 10L0 20z" fill="#fff" />
      <Star x={5.8} y={10} radius={3.8} points={8} inner={0.5} fill="#fcd116" />
    </>
  ),
  KH: (
    <>
      <Bands
        of={[
          ['#032ea1', 1],
          ['#e00025', 2],
          ['#032ea1', 1],
        ]}
      />
      <path
        d="M8 14h14v-1.3h-1v-1.5h-1V9.4l-.8-1.4-.8 1.4v1.8h-1V9l-1-1.2L15 5.4l-1.4 2.4-1 1.2v2.2h-1V9.4L10.8 8l-.8 1.4v1.8H9v1.5H8z"
        fill="#fff"
      />
    </>
  ),
  LA: (
    <>
      <Bands
        of={[
          ['#ce1126', 1],
          ['#002868', 2],
          ['#ce1126', 1],
        ]}
      />
      {disc(15, 10, 4, '#fff')}
    </>
  ),
  MM: (
    <>
      <Bands
        of={[
          ['#fecb00', 1],
          ['#34b233', 1],
          ['#ea2839', 1],
        ]}
      />
      <Star x={15} y={10.8} radius={7.5} fill="#fff" />
    </>
  ),
  JP: (
    <>
      {field('#fff')}
      {disc(15, 10, 6, '#bc002d')}
    </>
  ),
  KR: (
    <>
      {field('#fff')}
      <g transform="rotate(33.7 15 10)">
        {disc(15, 10, 5, '#0047a0')}
        <path d="M10 10a5 5 0 0110 0 2.5 2.5 0 01-5 0 2.5 2.5 0 00-5 0z" fill="#cd2e3a" />
      </g>
      <path
        d="M5 6.2l2.6-3.6M6 7l2.6-3.6M22 17l2.5-3.7M23 17.6l2.5-3.7M22 3l2.6 3.6M23.2 2.4l2.5 3.6M5 14l2.6 3.6M6 13.2l2.6 3.6"
        stroke="#000"
        strokeWidth=".8"
      />
    </>
  ),
  CN: (
    <>
      {field('#ee1c25')}
      <Star x={5} y={5} radius={3} fill="#ff0" />
      <Star x={10} y={2} radius={1} fill="#ff0" turn={0.4} />
      <Star x={12} y={4} radius={1} fill="#ff0" turn={0.2} />
      <Star x={12} y={7} radius={1} fill="#ff0" />
      <Star x={10} y={9} radius={1} fill="#ff0" turn={0.3} />
    </>
  ),
  TW: (
    <>
      {field('#fe0000')}
      <rect width="15" height="10" fill="#000095" />
      <Star x={7.5} y={5} radius={3.8} points={12} inner={0.6} fill="#fff" />
    </>
  ),
  HK: (
    <>
      {field('#de2910')}
      {[0, 72, 144, 216, 288].map((angle) => (
        <path
          key={angle}
          d="M15 10c-3.2-1.4-3.6-5-.6-6.6-.6 1.6.8 2.6 1.2 4 .2 1-.2 1.8-.6 2.6z"
          fill="#fff"
          transform={`rotate(${angle} 15 10)`}
        />
      ))}
    </>
  ),
  IN: (
    <>
      <Bands
        of={[
          ['#f93', 1],
          ['#fff', 1],
          ['#128807', 1],
        ]}
      />
      <circle cx="15" cy="10" r="2.6" fill="none" stroke="#000080" strokeWidth=".7" />
      {disc(15, 10, 0.7, '#000080')}
    </>
  ),
  ES: (
    <>
      <Bands
        of={[
          ['#aa151b', 1],
          ['#f1bf00', 2],
          ['#aa151b', 1],
        ]}
      />
      <path d="M7 7.5h4v4a2 2 0 01-4 0z" fill="#aa151b" />
    </>
  ),
  PT: (
    <>
      {field('#da291c')}
      <rect width="12" height="20" fill="#046a38" />
      {disc(12, 10, 4, '#ffe900')}
      <path d="M10 7.6h4v3a2 2 0 01-4 0z" fill="#fff" stroke="#da291c" strokeWidth=".8" />
    </>
  ),
  MT: (
    <>
      <Bars of={['#fff', '#cf142b']} />
      <path d="M3 4h1.6V2.4h1.8V4H8v1.8H6.4v1.6H4.6V5.8H3z" fill="#96a0a5" />
    </>
  ),
  DE: (
    <Bands
      of={[
        ['#000', 1],
        ['#d00', 1],
        ['#ffce00', 1],
      ]}
    />
  ),
  FR: <Bars of={['#002654', '#fff', '#ce1126']} />,
  AU: (
    <>
      {field('#00008b')}
      <svg width="15" height="10" viewBox="0 0 30 20">
        <Union />
      </svg>
      <Star x={7.5} y={15} radius={2.6} points={7} inner={0.45} fill="#fff" />
      {[
        [22.5, 4],
        [19.5, 9],
        [25.5, 8],
        [22.5, 16],
      ].map(([x = 0, y = 0]) => (
        <Star key={x + y} x={x} y={y} radius={1.4} points={7} inner={0.45} fill="#fff" />
      ))}
    </>
  ),
  CA: (
    <>
      {field('#fff')}
      <path d="M0 0h7.5v20H0zM22.5 0H30v20h-7.5z" fill="#d80621" />
      <path
        d="M15 4l1.2 2.2 1.3-.7-.5 3.2 1.7-1.7.5 1.2 1.8-.3-.8 2 .8.5-2.8 2.2.3 1.2-3-.5v2.7h-1v-2.7l-3 .5.3-1.2-2.8-2.2.8-.5-.8-2 1.8.3.5-1.2 1.7 1.7-.5-3.2 1.3.7z"
        fill="#d80621"
      />
    </>
  ),
};
