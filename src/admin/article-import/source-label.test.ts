import { expect, it } from 'vitest';
import { sourceLabel } from './source-label.ts';

it('names a post written here in Lithuanian, and a source called Manual as it is called', () => {
  const post = { source_id: null, source_rss_url: 'manual:1', source_name: 'Manual' };
  expect(sourceLabel(post)).toBe('Rankinis įrašas');
  expect(sourceLabel({ ...post, source_id: '2', source_rss_url: 'https://a.lt/feed' })).toBe(
    'Manual',
  );
});
