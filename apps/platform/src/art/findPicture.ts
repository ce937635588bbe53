import type { Services } from '../app/Services.ts';
import { avatarPicture } from './avatarPicture.ts';
import type { FoundPicture } from './FoundPicture.ts';
import { pictureKinds } from './pictureKinds.ts';

const merchantPath =
  /^([A-Z0-9]+)\/(game|provider|banner|promotion)\/([A-Za-z0-9-]+(?:\.[a-z]{2}(?:-[A-Z]{2})?)?)\.webp$/;
const avatarPath = /^avatars\/(\d{1,2})\.svg$/;

/** Finds what a path below `/art/` shows; null when there is no such picture. */
export const findPicture = async (path: string, services: Services): Promise<FoundPicture | null> => {
  const [, number] = avatarPath.exec(path) ?? [];
  if (number) return avatarPicture(Number(number));
  const [, code, kind = '', id = ''] = merchantPath.exec(path) ?? [];
  const merchant = services.merchants.find((one) => one.code === code);
  if (!merchant) return null;
  const find = pictureKinds[kind as keyof typeof pictureKinds];
  return services.database.tenant(merchant.code, (tx) => find(tx, merchant, id));
};
