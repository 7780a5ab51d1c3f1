import { startSmtpFake } from '../fakes/smtp.ts';
import { startTestApi } from './test-api.ts';

/** The backend with a mail server: what it sends stands in `smtp.mails`. */
export async function startTestMail() {
  const smtp = await startSmtpFake();
  const api = await startTestApi({ SMTP_URL: smtp.url, CONTACT_NOTIFY_TO: 'info@example.lt' });
  return {
    api,
    smtp,
    async close() {
      await api.close();
      await smtp.close();
    },
  };
}
