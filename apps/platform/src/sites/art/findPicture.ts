import type { Services } from '#kernel';
import { readAvatarPath } from './avatarPicture.ts';
import type { FoundPicture } from './FoundPicture.ts';
import type { PictureKinds } from './PictureKind.ts';

const merchantPath = /^([A-Z0-9]+)\/([a-z]+)\/([A-Za-z0-9-]+(?:\.[\w-]+)?)\.webp$/;

/** Finds what a path below `/art/` shows; null when there is no such picture. */
export const findPicture = async (
  path: string,
  services: Pick<Services, 'merchants' | 'database'>,
  kinds: PictureKinds,
): Promise<FoundPicture | null> => {
  const avatar = readAvatarPath(path);
  if (avatar) return avatar;
  const [, code, kind = '', id = ''] = merchantPath.exec(path) ?? [];
  const merchant = services.merchants.find((one) => one.code === code);
  const find = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!merchant || !find) return null;
  return services.database.tenant(merchant.code, (tx) => find(tx, merchant, id));
};
