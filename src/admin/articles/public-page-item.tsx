import { Menu } from '@mantine/core';
import { IconExternalLink } from '../style/icons.ts';

interface PublicPageItemProps {
  article: { published_date: string | null; ai_slug: string | null } | null;
}

/** Of a menu: leads to the page that visitors see, where there is one. */
export function PublicPageItem({ article }: PublicPageItemProps) {
  if (!article?.published_date) return null;
  return (
    <Menu.Item
      component="a"
      href={`/tinklarastis/${article.ai_slug}`}
      target="_blank"
      leftSection={<IconExternalLink size={16} />}
    >
      Atidaryti svetainėje
    </Menu.Item>
  );
}
