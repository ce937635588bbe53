import { useLingui } from '@lingui/react/macro';

const [maxBytes, maxPictures] = [5 * 1024 * 1024, 3];
const types = ['image/png', 'image/jpeg'];

/** Tells what is wrong with chosen pictures before they are sent; the platform looks into them. */
export const usePictureProblem = () => {
  const { t } = useLingui();
  return (pictures: readonly File[], sent: number): string | undefined => {
    if (pictures.length + sent === 0) return t`Add a picture of your bank account’s movements.`;
    if (pictures.length > maxPictures) return t`Three pictures are the most that can be added.`;
    const large = pictures.find(({ size }) => size > maxBytes);
    if (large) return t`${large.name} is larger than 5 MB.`;
    const other = pictures.find(({ type }) => !types.includes(type));
    if (other) return t`${other.name} is neither PNG nor JPEG.`;
    return undefined;
  };
};
