interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** What a frame shows; its host is allowed by `frame-src` in astro.config.mjs. Plays at once: somebody has pressed. */
  frame: string;
}

/** The video that a page's address leads to; null for any other page. */
export function findVideo(address: string): Video | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (first === 'watch') return youtube(url.searchParams.get('v') ?? '');
    return /^(?:embed|shorts|live)$/.test(first) ? youtube(second) : null;
  }
  const number = host === 'player.vimeo.com' ? second : host === 'vimeo.com' ? first : '';
  if (!/^\d{5,12}$/.test(number)) return null;
  return { provider: 'Vimeo', frame: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1` };
}

const youtube = (id: string): Video | null =>
  /^[\w-]{11}$/.test(id)
    ? { provider: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` }
    : null;
