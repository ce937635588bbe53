import type { Shoals } from './createShoals.ts';
import { isOn, type Point, type Swimmer } from './Swimmer.ts';

type Bullet = Point & { angle: number; seeks: string | undefined };
type Sea = { width: number; height: number; side: number };

/** Bullets that fly until they hit: off every edge, and after the fish that they seek. */
export const createBullets = (shoals: Shoals, accent: string, onHit: (at: Point, one: Swimmer) => void) => {
  let bullets: Bullet[] = [];

  const move = (bullet: Bullet, passed: number, { width, height, side }: Sea): boolean => {
    const sought = bullet.seeks === undefined ? undefined : shoals.find(bullet.seeks);
    if (sought) bullet.angle = Math.atan2(sought.y - bullet.y, sought.x - bullet.x);
    const way = Math.max(420, side * 1.15) * passed;
    bullet.x += Math.cos(bullet.angle) * way;
    bullet.y += Math.sin(bullet.angle) * way;
    if (bullet.x < 0 || bullet.x > width) bullet.angle = Math.PI - bullet.angle;
    if (bullet.y < 0 || bullet.y > height) bullet.angle = -bullet.angle;
    bullet.x = Math.min(width, Math.max(0, bullet.x));
    bullet.y = Math.min(height, Math.max(0, bullet.y));
    const found = shoals
      .all()
      .find(
        (one) =>
          one.caught === undefined &&
          (bullet.seeks === undefined || one.name === bullet.seeks) &&
          isOn(one, bullet),
      );
    if (found) onHit(bullet, found);
    return !found;
  };

  return {
    all: (): readonly Point[] => bullets,
    shoot: (from: Point, angle: number, seeks: string | undefined) => {
      bullets.push({ x: from.x + Math.cos(angle) * 30, y: from.y + Math.sin(angle) * 30, angle, seeks });
    },
    move: (passed: number, sea: Sea) => {
      bullets = bullets.filter((bullet) => move(bullet, passed, sea));
    },
    draw: (context: CanvasRenderingContext2D, side: number) => {
      const size = Math.max(5, side * 0.012);
      for (const { x, y, angle } of bullets) {
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        const trail = context.createLinearGradient(-size * 5, 0, 0, 0);
        trail.addColorStop(0, 'rgb(255 255 255 / 0%)');
        trail.addColorStop(1, accent);
        context.fillStyle = trail;
        context.fillRect(-size * 5, -size * 0.5, size * 5, size);
        context.fillStyle = '#ffffff';
        context.strokeStyle = accent;
        context.lineWidth = 2;
        context.beginPath();
        context.ellipse(0, 0, size * 1.3, size * 0.8, 0, 0, 7);
        context.fill();
        context.stroke();
        context.restore();
      }
    },
  };
};
