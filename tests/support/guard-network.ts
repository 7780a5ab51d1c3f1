import net from 'node:net';

/** Tests never leave the machine: any connection to an address that is not loopback fails at once. */
// To 0.0.0.0 a machine connects within itself.
const LOOPBACK = /^(127\.|0\.0\.0\.0$|::1$|localhost$|::ffff:127\.)/;
const connect = net.Socket.prototype.connect;

net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  const host =
    typeof first === 'object' && first !== null
      ? ((first as { host?: string; path?: string }).host ??
        ((first as { path?: string }).path ? 'localhost' : 'localhost'))
      : typeof args[1] === 'string'
        ? args[1]
        : 'localhost';
  if (!LOOPBACK.test(host))
    throw new Error(`A test tried to reach ${host}: only loopback is allowed`);
  return (connect as (...rest: unknown[]) => net.Socket).apply(this, args);
} as typeof net.Socket.prototype.connect;
