// Ends well while the node in this container is ready. Run by the image's HEALTHCHECK.
const port = process.env.PORT ?? '4000';
const { ok } = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
