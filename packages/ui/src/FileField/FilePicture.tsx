import { useEffect, useRef, useState } from 'react';
import { DocumentIcon } from '../icons/DocumentIcon.tsx';
import { picture, thumb } from './FileField.css.ts';

// Twice the size that it is shown in.
const EDGE = 96;

const drawableTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/** A small picture of a file, or a sheet of paper where it holds none. */
export const FilePicture = ({ file }: { file: File }) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  // Drawn and not linked to: the sites' content policy lets no `blob:` address be shown.
  useEffect(() => {
    let isWanted = drawableTypes.has(file.type);
    const draw = async () => {
      const bitmap = await createImageBitmap(file);
      const pen = canvasRef.current?.getContext('2d');
      const edge = Math.min(bitmap.width, bitmap.height);
      const [x, y] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
      if (isWanted && pen) {
        pen.clearRect(0, 0, EDGE, EDGE);
        pen.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE);
        setDrawn(true);
      }
      bitmap.close();
    };
    // A file that only claims to be a picture keeps the sheet of paper.
    if (isWanted) draw().catch(() => setDrawn(false));
    return () => {
      isWanted = false;
    };
  }, [file]);

  return (
    <span className={thumb}>
      <canvas ref={canvasRef} width={EDGE} height={EDGE} className={picture} hidden={!isDrawn} />
      {!isDrawn && <DocumentIcon size="l" />}
    </span>
  );
};
