import type { FishingSkin } from '../FishingSkin.ts';

type Water = {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Seconds. */
  time: number;
  colours: FishingSkin['colours'];
};

const shine = ({ context, width, height, time, colours }: Water) => {
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.fillStyle = colours.glow;
  for (let at = 0; at < 4; at += 1) {
    context.globalAlpha = 0.035 + 0.03 * Math.sin(time * 0.7 + at * 1.9);
    const x = width * (0.1 + at * 0.26) + Math.sin(time * 0.25 + at) * width * 0.06;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + width * 0.08, 0);
    context.lineTo(x + width * 0.26, height);
    context.lineTo(x + width * 0.04, height);
    context.fill();
  }
  context.restore();
};

const bubbles = ({ context, width, height, time }: Water) => {
  context.strokeStyle = 'rgb(255 255 255 / 55%)';
  context.fillStyle = 'rgb(255 255 255 / 12%)';
  context.lineWidth = 1.2;
  for (let at = 0; at < 16; at += 1) {
    const rise = (time * (18 + (at % 5) * 7) + at * 97) % (height + 40);
    const x = ((at * 211) % 1000) * 0.001 * width + Math.sin(time * 1.4 + at) * 8;
    context.beginPath();
    context.arc(x, height + 20 - rise, 2 + (at % 4) * 1.7, 0, 7);
    context.fill();
    context.stroke();
  }
};

/** What moves in the water behind the fish. */
export const drawWater = (water: Water): void => {
  shine(water);
  bubbles(water);
};
