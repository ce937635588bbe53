const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const kite = (context: CanvasRenderingContext2D, x: number, y: number, size: number, turn: number) => {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const sides = ['#ff6b4a', '#ffd166', '#ef476f', '#06d6a0'] as const;
  const corners = [
    [0, -1.2],
    [0.8, 0],
    [0, 1],
    [-0.8, 0],
  ] as const;
  for (const [index, colour] of sides.entries()) {
    const [fromX, fromY] = corners[index] as readonly [number, number];
    const [toX, toY] = corners[(index + 1) % 4] as readonly [number, number];
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(fromX * size, fromY * size);
    context.lineTo(toX * size, toY * size);
    context.fill();
  }
  context.restore();
};

/** What the sky shows: the multiplier in hundredths, milliseconds of flight, and how the flight stands. */
export type Sky = { multiplier: number; elapsed: number; is: 'resting' | 'flying' | 'burst' | 'safe' };

/** Draws the sky with the kite on its string; without motion nothing sways and no cloud passes. */
export const drawSky = (canvas: HTMLCanvasElement, { multiplier, elapsed, is }: Sky) => {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const ratio = Math.min(2, devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== width * ratio) canvas.width = width * ratio;
  if (canvas.height !== height * ratio) canvas.height = height * ratio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const time = isStill() ? 0 : elapsed;
  // The higher the kite, the deeper the evening.
  const climb = Math.min(1, Math.log(multiplier / 100) / Math.log(20));
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, `hsl(${230 - 10 * climb} 60% ${34 - 22 * climb}%)`);
  sky.addColorStop(1, `hsl(${24 - 110 * climb} 70% ${62 - 36 * climb}%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(255 255 255 / 18%)';
  for (let index = 0; index < 6; index += 1) {
    const y = ((index * 97 + time * 0.05) % (height + 80)) - 40;
    const x = (index * 173) % width;
    context.beginPath();
    context.ellipse(x, y, 60 + (index % 3) * 22, 12, 0, 0, 7);
    context.fill();
  }
  const sway = Math.sin(time / 420) * 14;
  const part = 0.12 + 0.76 * (1 - Math.exp(-2.2 * climb));
  const gone = is === 'burst' ? 60 : 0;
  const x = width * (0.18 + 0.6 * part) + sway + gone;
  const y = height * (0.88 - 0.72 * part) - gone * 0.4;
  context.strokeStyle = 'rgb(255 255 255 / 85%)';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(width * 0.06, height);
  if (is === 'burst') context.quadraticCurveTo(width * 0.3, height * 0.95, width * 0.36, height * 0.8);
  else context.quadraticCurveTo(width * 0.45 + sway, height * 0.92, x, y);
  context.stroke();
  kite(context, x, y, Math.max(26, Math.min(width, height) * 0.085), is === 'burst' ? 1.9 : 0.35 + sway / 90);
};
