import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { sessionStore, useOpenSession } from '../../http/session.ts';

export const VIEWS = [
  { value: 'cards', label: 'Kortelės' },
  { value: 'rows', label: 'Sąrašas' },
] as const;
export type PostsView = (typeof VIEWS)[number]['value'];

const keyOf = (user: string | undefined) => `posts-view:${user}`;
const asView = (kept: string | undefined): PostsView =>
  VIEWS.find(({ value }) => value === kept)?.value ?? VIEWS[0].value;

/** Outside a component. */
export const readPostsView = (): PostsView =>
  asView(readLocalStorageValue({ key: keyOf(sessionStore.peek()?.user.id) }));

/** How the person looks at posts; kept in the browser by whose it is, also after signing out. */
export function usePostsView(): [PostsView, (view: PostsView) => void] {
  const session = useOpenSession();
  const [kept, keep] = useLocalStorage<string>({
    key: keyOf(session?.user.id),
    defaultValue: VIEWS[0].value,
    getInitialValueInEffect: false,
  });
  return [asView(kept), keep];
}
