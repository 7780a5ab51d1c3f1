import { expect, it, test } from 'vitest';
import { findVideo } from './video-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['http://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871', VIMEO],
])('%s is a video', (address, frame) => {
  expect(findVideo(address)?.frame).toBe(frame);
});

it('says whose player it is, which a visitor is asked about', () => {
  expect(findVideo('https://youtu.be/dQw4w9WgXcQ')?.provider).toBe('YouTube');
  expect(findVideo('https://vimeo.com/76979871')?.provider).toBe('Vimeo');
});

test.each([
  'not an address',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ1',
  'https://www.youtube.com/watch?list=a',
  'https://www.youtube.com/@channel/dQw4w9WgXcQ',
  'https://vimeo.com/channels/76979871',
  'https://vimeo.com/1234',
  'https://player.vimeo.com/76979871',
  'https://example.com/76979871',
])('%s is none', (address) => {
  expect(findVideo(address)).toBeNull();
});
