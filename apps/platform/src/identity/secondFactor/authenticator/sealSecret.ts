import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Ties a sealed secret to its owner: copied to another account it does not open. */
type Seal = { key: Uint8Array; owner: string };

const [nonceBytes, tagBytes] = [12, 16];

/** Seals a secret for the database (AES-256-GCM), as nonce, tag and text in base64url. */
export const sealSecret = (secret: string, { key, owner }: Seal): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
};

/** Opens what `sealSecret` sealed; throws for another key, another owner or a changed text. */
export const openSecret = (sealed: string, { key, owner }: Seal): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
};
