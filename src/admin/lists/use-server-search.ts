import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

interface ServerSearch<Found> {
  key: string[];
  find: (typed: string, signal: AbortSignal) => Promise<Found>;
  /** What a failed search is called; without a name it is only logged. */
  failure?: string;
  /** Milliseconds for which an answer is not asked for again. */
  staleTime?: number;
}

/** Milliseconds after the last key. */
const DELAY = 150;

/**
 * What the server finds for a field of choices while a person types in it; every such field asks by this. Nothing is
 * `found` while the answer is on its way: Enter takes what stands at the marked place, and marked in the list before, that
 * would be another row.
 * @param asked what is looked for as the field stands now; null where nothing is
 */
export function useServerSearch<Found>(
  asked: string | null,
  { key, find, failure, staleTime }: ServerSearch<Found>,
) {
  const [settled] = useDebouncedValue(asked, DELAY);
  const answer = useQuery({
    queryKey: [...key, settled],
    queryFn: settled === null ? skipToken : ({ signal }) => find(settled, signal),
    placeholderData: keepPreviousData,
    ...(staleTime === undefined ? {} : { staleTime }),
    meta: failure ? { failure } : {},
  });
  const isSettled = asked === settled && !answer.isPlaceholderData;
  const isWaiting = asked !== null && (!isSettled || answer.isPending);
  return {
    found: asked === null || isWaiting ? undefined : answer.data,
    /** To be seen and not to be chosen: the answer before while one is on its way. */
    shown: asked === null ? undefined : answer.data,
    isWaiting,
    isError: answer.isError && !isWaiting,
  };
}
