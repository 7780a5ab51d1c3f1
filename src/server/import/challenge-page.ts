import { textOfHtml } from './html-text.ts';

const CHALLENGE =
  /cf-chl|challenge-platform|just a moment|captcha|ddos-guard|incapsula|perimeterx|datadome|access denied|enable javascript and cookies|type=["']?password/i;

/** Challenge pages say little; a whole page may well carry the same script or a sign-in form at its top. */
const FEW_WORDS = 1500;

/** A page that wants proof of a human or a sign-in; it is reported and never evaded. */
export function isChallengePage(html: string): boolean {
  const start = html.slice(0, 100_000);
  return CHALLENGE.test(start) && textOfHtml(start).length < FEW_WORDS;
}
