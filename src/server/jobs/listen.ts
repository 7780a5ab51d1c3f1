import pg from 'pg';
import { seconds } from '../../domain/time/duration.ts';

const RECONNECT_AFTER = seconds(5);

/**
 * Hears a PostgreSQL channel on a connection of the pool, and opens another one when it is lost: what is announced
 * meanwhile is missed, so `onConnected` is called each time it hears again.
 * @throws when it cannot be heard the first time
 */
export async function listen(
  pool: pg.Pool,
  channel: string,
  onMessage: (payload: string) => void,
  onConnected: () => void,
): Promise<{ close(): Promise<void> }> {
  let isClosed = false;
  let release = () => {};
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = await pool.connect();
    let isHeld = true;
    release = () => {
      if (isHeld) client.release(true);
      isHeld = false;
    };
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    client.once('end', () => {
      release();
      reconnect();
    });
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      release();
      throw error;
    }
    if (isClosed) release();
    else onConnected();
  };
  const reconnect = () => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => connect().catch(reconnect), RECONNECT_AFTER).unref();
  };

  await connect().catch((error) => {
    isClosed = true;
    clearTimeout(timer);
    throw error;
  });
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      release();
    },
  };
}
