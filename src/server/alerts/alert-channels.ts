import type { Config } from '../config.ts';
import { messageIdOf, nameMailFailure, sendMail } from '../mail/mailer.ts';
import { askOperatorsServer } from '../outbound/operators-server.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { type Alert, composeData, composeSubject, composeText } from './alert-text.ts';

const ALERT_CHANNELS = ['mail', 'webhook'] as const;
type AlertChannel = (typeof ALERT_CHANNELS)[number];

type Settings = Pick<
  Config,
  'alertTo' | 'alertWebhook' | 'smtpUrl' | 'isPlainSmtpAllowed' | 'contactNotifyTo' | 'publicUrl'
>;

/** The ways that the operator has set up. */
export const channelsOf = ({ alertTo, alertWebhook, smtpUrl }: Settings): AlertChannel[] =>
  ALERT_CHANNELS.filter((channel) =>
    channel === 'mail' ? alertTo !== null && smtpUrl !== null : alertWebhook !== null,
  );

/** @throws Error with what kind of failure it was, without addresses and the servers' words */
export async function sendAlert(
  config: Settings,
  channel: AlertChannel,
  alert: Alert,
): Promise<void> {
  const site = config.publicUrl ?? 'http://localhost';
  try {
    if (channel === 'mail') await mail(config, alert, site);
    else await post(config, alert, site);
  } catch (error) {
    const kind =
      channel === 'mail'
        ? nameMailFailure(error)
        : error instanceof OutboundError
          ? error.kind
          : (error as Error).message;
    throw new Error(`Alert by ${channel} was not sent: ${kind}`);
  }
}

async function mail(config: Settings, alert: Alert, site: string): Promise<void> {
  const { smtpUrl, alertTo: to, contactNotifyTo, isPlainSmtpAllowed: isPlainAllowed } = config;
  if (!smtpUrl || !to) return;
  const message = {
    to,
    ...(contactNotifyTo && { sender: contactNotifyTo }),
    subject: composeSubject(alert),
    text: composeText(alert, site),
    messageId: messageIdOf(site, `alert-${alert.id}`),
  };
  await sendMail(smtpUrl, message, { isPlainAllowed });
}

async function post({ alertWebhook }: Settings, alert: Alert, site: string): Promise<void> {
  if (!alertWebhook) return;
  const data = composeData(alert, site);
  const status = await askOperatorsServer(alertWebhook, 'webhook', { data });
  if (status < 200 || status >= 300) throw new Error(`status ${status}`);
}
