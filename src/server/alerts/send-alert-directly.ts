import { setTimeout as sleep } from 'node:timers/promises';
import { minutes } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import { channelsOf, sendAlert } from './alert-channels.ts';
import type { Alert } from './alert-text.ts';

const AGAIN_AFTER = minutes(1);

/**
 * Sends an alert on each channel past the queue, while there is no database for rows and jobs; each is tried until it is taken.
 * @param onDelivered called for each channel that took it
 * @param signal ends the tries
 */
export function sendAlertDirectly(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  alert: Alert,
  { onDelivered = () => {}, signal }: { onDelivered?: () => void; signal: AbortSignal },
): void {
  for (const channel of channelsOf(config)) {
    const send = async (): Promise<void> => {
      try {
        await sendAlert(config, channel, alert);
        onDelivered();
      } catch (error) {
        log.warn({ err: error, channel }, 'Alert about the database was not sent');
        await sleep(AGAIN_AFTER, undefined, { signal });
        await send();
      }
    };
    void send().catch(() => {});
  }
}
