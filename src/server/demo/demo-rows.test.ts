import { describe, expect, it } from 'vitest';
import { demoContacts } from './demo-contacts.ts';
import { demoLogs } from './demo-logs.ts';
import { demoSources } from './demo-sources.ts';
import { demoUsers } from './demo-users.ts';

describe('demo contacts, sources, logs and users', () => {
  it('keep contact messages inside the limits of the form', () => {
    for (const contact of demoContacts) {
      expect(contact.name).toMatch(/^[\p{L}\p{M} '’-]{1,100}$/u);
      expect(contact.email).toMatch(/@([a-z-]+\.example|example\.lt)$/);
      expect(contact.phone).toMatch(/^[0-9 ()+-]{0,20}$/);
      expect(contact.company.length).toBeLessThanOrEqual(200);
      expect(contact.message.length).toBeGreaterThanOrEqual(10);
      expect(contact.message.length).toBeLessThanOrEqual(2000);
    }
    expect(demoContacts.some(({ message }) => message.length > 1800)).toBe(true);
    expect(demoContacts.filter(({ is_suspect }) => is_suspect)).toHaveLength(1);
  });

  it('show sources of both types, one switched off and one failing', () => {
    expect(demoSources.filter(({ type }) => type === 'crawl')).toHaveLength(2);
    expect(demoSources.filter(({ is_active }) => !is_active)).toHaveLength(1);
    expect(demoSources.filter(({ last_error }) => last_error !== null)).toHaveLength(1);
    for (const { rss_url } of demoSources) expect(new URL(rss_url).hostname).toMatch(/\.example$/);
  });

  it('call every run as the log does, leave a text empty for the screen to fill in, and explain every failure', () => {
    expect(demoLogs.some((log) => log.description === '' && log.articles_imported > 0)).toBe(true);
    for (const log of demoLogs)
      expect(log.error_message !== null).toBe(/failed|partial/.test(log.status));
  });

  it('contain no administrator and no password', () => {
    expect(demoUsers.map(({ role }) => role)).toEqual(['moderator', 'user']);
    for (const user of demoUsers) {
      expect(user.email).toMatch(/\.example$/);
      expect(Object.keys(user)).not.toContain('password');
    }
  });
});
