/** Makes pictures of SVG texts that a canvas can draw; one that cannot be read stays empty. */
export const loadPictures = (texts: readonly string[]): Promise<HTMLImageElement[]> =>
  Promise.all(
    texts.map(async (text) => {
      const image = new Image();
      image.src = `data:image/svg+xml;utf8,${encodeURIComponent(text)}`;
      await image.decode().catch(() => undefined);
      return image;
    }),
  );
