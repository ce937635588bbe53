import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Sea } from './createSea.ts';

/** The sea, aimed at and shot into by touch, mouse or keys. */
export const SeaView = ({
  canvas,
  sea,
  label,
  onShoot,
  onFiring,
}: {
  canvas: RefObject<HTMLCanvasElement | null>;
  sea: { readonly current: Sea | undefined };
  label: string;
  onShoot: () => void;
  /** Whether the player holds fire. */
  onFiring: (isOn: boolean) => void;
}) => {
  const aim = ({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent) => sea.current?.aimAt({ x, y });
  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    aim(event);
    onShoot();
    onFiring(true);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -0.09, ArrowRight: 0.09 }[event.key];
    if (by !== undefined) sea.current?.turnBy(by);
    else if (event.key === ' ') onShoot();
    else return;
    event.preventDefault();
  };
  return (
    // An application takes keys and touches of its own, as its label says.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="water"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      onPointerDown={press}
      onPointerMove={aim}
      onPointerUp={() => onFiring(false)}
      onPointerCancel={() => onFiring(false)}
      onKeyDown={onKey}
    >
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
};
