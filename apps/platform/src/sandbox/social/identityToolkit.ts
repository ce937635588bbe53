import type { FastifyReply } from 'fastify';

/** Refuses as the Identity Toolkit does. */
export const refuse = (reply: FastifyReply, message: string, status = 400) =>
  reply.code(status).send({ error: { code: status, message, errors: [{ message }] } });

/** A body that Fastify was told not to parse. */
export const jsonOf = (body: unknown): unknown => {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
};

/** The project that a played key belongs to. */
export const projectOf = (key: string | undefined) => /^key-of-(sandbox-[a-z0-9-]+)$/.exec(key ?? '')?.[1];
