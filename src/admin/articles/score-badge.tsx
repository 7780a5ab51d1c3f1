import { Badge } from '@mantine/core';
import { scoreBadge } from './article-badges.ts';

export function ScoreBadge({ score }: { score: number | null }) {
  const { label, color } = scoreBadge(score);
  return <Badge color={color}>{label}</Badge>;
}
