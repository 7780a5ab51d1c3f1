import { CALLOUTS, type Callout } from '../../../domain/articles/article-blocks.ts';
import { isOwnFile } from '../../../domain/articles/file-block.ts';
import { findVideo } from '../../../domain/articles/video-address.ts';

const CALLOUT = /<div data-block="(note|tip|warning)">/g;
const FILE = /<div data-block="file"><a href="([^"]*)"/g;
const VIDEO = /<div data-block="video"><a href="([^"]*)"([^<>]*)>([^<>]*)<\/a>/g;

/**
 * What readers need beside the blocks of an article: what a frame is called, and of a video whom a press asks. Nothing
 * is loaded before it. Only for what the sanitiser has just written.
 */
export const describeBlocks = (html: string): string =>
  html
    .replace(
      CALLOUT,
      (opened, kind: Callout) => `${opened}<p><strong>${CALLOUTS[kind]}</strong></p>`,
    )
    // What lies elsewhere is no file of ours, whatever stands around it.
    .replace(FILE, (opened, href: string) => (isOwnFile(href) ? opened : `<div><a href="${href}"`))
    .replace(VIDEO, (whole, href: string, rest: string, title: string) => {
      const video = findVideo(href.replaceAll('&amp;', '&'));
      if (!video) return whole;
      const frame = video.frame.replaceAll('&', '&amp;');
      return (
        `<div data-block="video"><a href="${href}"${rest} data-frame="${frame}" data-title="${title.replaceAll('"', '&quot;')}">${title}</a>` +
        `<small>Paspaudus vaizdo įrašą atsiųs „${video.provider}“ ir sužinos Jūsų IP adresą.</small>`
      );
    });
