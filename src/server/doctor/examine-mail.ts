import type { Config } from '../config.ts';
import { checkMailServer, nameMailFailure } from '../mail/mailer.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const NAME = 'Paštas';

/** Whether messages of visitors and alerts reach somebody: the mail server is asked, nothing is sent. */
export async function examineMail(config: Config): Promise<Finding[]> {
  const { smtpUrl, contactNotifyTo, alertTo, alertWebhook } = config;
  const told =
    alertTo || alertWebhook
      ? good(
          'Pranešimai apie veikimą',
          [alertTo, alertWebhook && 'ALERT_WEBHOOK'].filter(Boolean).join(', '),
        )
      : attention(
          'Pranešimai apie veikimą',
          'nei ALERT_TO, nei ALERT_WEBHOOK nenurodyti: apie gedimus niekas nesužinos',
        );
  if (!smtpUrl || !contactNotifyTo) {
    const missing = [!smtpUrl && 'SMTP_URL', !contactNotifyTo && 'CONTACT_NOTIFY_TO'];
    const names = missing.filter(Boolean).join(' ir ');
    return [
      bad(NAME, `nenurodyta: ${names}. Lankytojų žinutės bus tik administravimo srityje`),
      told,
    ];
  }
  try {
    await checkMailServer(smtpUrl, { isPlainAllowed: config.isPlainSmtpAllowed });
    return [good(NAME, `serveris priima, žinutės eina adresu ${contactNotifyTo}`), told];
  } catch (error) {
    return [
      bad(NAME, `serveris nepriima (${nameMailFailure(error)}). Patikrinkite SMTP_URL`),
      told,
    ];
  }
}
