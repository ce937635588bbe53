/** Side of the saved picture and the white around the code, in pixels: sharp on any screen, quiet for any camera. */
const side = 720;
const quiet = 48;

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(side, side);
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The code could not be drawn.')));
    image.src = source;
  });

/** Saves a drawn code as a picture, for a bank's app on the same phone to open. */
export const saveCode = async (code: SVGSVGElement, name: string): Promise<void> => {
  const copy = code.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  // As XML: HTML's own names of characters would not be understood in a picture.
  const text = new XMLSerializer().serializeToString(copy);
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(text)}`);
  const canvas = document.createElement('canvas');
  canvas.width = side + 2 * quiet;
  canvas.height = side + 2 * quiet;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, quiet, quiet, side, side);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
};
