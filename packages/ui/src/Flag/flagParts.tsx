/** Width and height of every flag's grid. */
export const WIDTH = 30;
export const HEIGHT = 20;

/** Bands from top to bottom: colours, each with its share of the height. */
export const Bands = ({ of }: { of: readonly (readonly [colour: string, share: number])[] }) => {
  const whole = of.reduce((sum, [, share]) => sum + share, 0);
  let y = 0;
  return of.map(([colour, share], index) => {
    const height = (share / whole) * HEIGHT;
    const from = y;
    y += height;
    return <rect key={index} y={from} width={WIDTH} height={height} fill={colour} />;
  });
};

/** Bars of equal width from side to side. */
export const Bars = ({ of }: { of: readonly string[] }) =>
  of.map((colour, index) => (
    <rect
      key={index}
      x={(index * WIDTH) / of.length}
      width={WIDTH / of.length}
      height={HEIGHT}
      fill={colour}
    />
  ));

interface StarProps {
  x: number;
  y: number;
  radius: number;
  fill: string;
  points?: number;
  /** Radius of the inner corners as a share of the outer one. */
  inner?: number;
  turn?: number;
}

/** A star around a point. */
export const Star = ({ x, y, radius, fill, points = 5, inner = 0.382, turn = 0 }: StarProps) => {
  const corners = Array.from({ length: points * 2 }, (_each, index) => {
    const reach = index % 2 === 0 ? radius : radius * inner;
    const angle = (index * Math.PI) / points - Math.PI / 2 + turn;
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return <polygon points={corners.join(' ')} fill={fill} />;
};

/** The British union, for flags that carry it in their upper corner. */
export const Union = () => (
  <>
    <rect width={WIDTH} height={HEIGHT} fill="#012169" />
    <path d="M0 0l30 20M30 0L0 20" stroke="#fff" strokeWidth="4" />
    <path d="M0 0l30 20M30 0L0 20" stroke="#c8102e" strokeWidth="1.6" />
    <path d="M15 0v20M0 10h30" stroke="#fff" strokeWidth="6.6" />
    <path d="M15 0v20M0 10h30" stroke="#c8102e" strokeWidth="4" />
  </>
);
