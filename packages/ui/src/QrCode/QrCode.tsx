import { useEffect, useRef, useState } from 'react';
import { useIsNear } from '../behaviour/useIsNear.ts';
import { code } from './QrCode.css.ts';

/** Props of `QrCode`. */
export interface QrCodeProps {
  value: string;
  /** What scanning it opens. */
  label: string;
  /** Side in pixels: 120 in the side bar, 85 in the footer. */
  size?: number;
}

/** A QR code. What draws it is loaded when it comes near, into a place that is kept for it. */
export const QrCode = ({ value, label, size = 120 }: QrCodeProps) => {
  const [drawn, setDrawn] = useState<{ path: string; side: number }>();
  const place = useRef<SVGSVGElement>(null);
  const isNear = useIsNear(place);
  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    const draw = async () => {
      const { qrPath } = await import('./qrPath.ts');
      if (isCurrent) setDrawn(qrPath(value));
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [value, isNear]);
  const side = drawn?.side ?? 1;
  return (
    <svg
      ref={place}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      className={code}
      shapeRendering="crispEdges"
    >
      {drawn && <path d={drawn.path} />}
    </svg>
  );
};
