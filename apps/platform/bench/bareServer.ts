import Fastify from 'fastify';

/** The least that a JSON route of this server can cost: what reads are compared with. Prints its port. */
const app = Fastify();
app.get('/', async () => ({ success: true, value: { currency: 'VND', balance: 1, bonus: 0, held: 0 } }));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
