import { useLocalStorage } from '@mantine/hooks';
import { useOpenSession } from '../../http/session.ts';

export const VIEWS = [
  { value: 'cards', label: 'Kortelės' },
  { value: 'rows', label: 'Sąrašas' },
] as const;
export type PostsView = (typeof VIEWS)[number]['value'];

/** How the person looks at posts; kept in the browser by whose it is, also after signing out. */
export function usePostsView(): [PostsView, (view: PostsView) => void] {
  const session = useOpenSession();
  const [kept, keep] = useLocalStorage<string>({
    key: `posts-view:${session?.user.id}`,
    defaultValue: VIEWS[0].value,
    getInitialValueInEffect: false,
  });
  const view = VIEWS.find(({ value }) => value === kept)?.value ?? VIEWS[0].value;
  return [view, keep];
}
