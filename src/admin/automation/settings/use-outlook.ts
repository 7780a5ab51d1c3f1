import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { seconds } from '../../../domain/time/duration.ts';
import { describeImport, describePreparation, describePublishing } from './outlook-texts.ts';
import { getOutlook, listPublishable, type SettingsValues } from './settings-requests.ts';
import { findSettingsErrors, withNumbers } from './settings-rules.ts';

const TYPING_PAUSE = 400;

/** What each automation would do this moment, in words; of publishing by the limits as they are typed. */
export function useOutlook(typed: SettingsValues) {
  const { auto_publish_min_score, auto_publish_batch_size } = withNumbers(typed);
  const isValid = Object.keys(findSettingsErrors(typed)).length === 0;
  const [limits] = useDebouncedValue(
    `${auto_publish_min_score} ${auto_publish_batch_size}`,
    TYPING_PAUSE,
  );
  const refresh = { refetchInterval: seconds(30), placeholderData: keepPreviousData, gcTime: 0 };
  const waiting = useQuery({ queryKey: ['outlook'], queryFn: getOutlook, ...refresh });
  const publishable = useQuery({
    queryKey: ['outlook', limits],
    queryFn: () => listPublishable({ auto_publish_min_score, auto_publish_batch_size }),
    enabled: isValid,
    ...refresh,
  });
  return {
    source_import: waiting.data ? describeImport(waiting.data.sources) : null,
    ai_preparation: waiting.data ? describePreparation(waiting.data.articles) : null,
    auto_publish: publishable.data ? describePublishing(publishable.data) : null,
  };
}
