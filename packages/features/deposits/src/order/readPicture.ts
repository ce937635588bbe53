/** Kinds of picture that a slip may be, and how large. */
export const slipTypes = ['image/png', 'image/jpeg'];
export const slipLimit = 5 * 1024 * 1024;

/** A picture as an address that the page may show. Rejects when it cannot be read. */
export const readPicture = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
