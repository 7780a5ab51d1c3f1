import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { API_MODELS } from '../../../domain/model-providers.ts';
import { describeModel } from './automation-texts.ts';
import { getOpenaiModel } from './settings-requests.ts';

/** The models that articles can be prepared by, each by the name it is asked by. */
export function ModelSelect(props: Omit<SelectProps, 'data' | 'label'>) {
  const openaiModel = useQuery({
    queryKey: ['openai-model'],
    queryFn: getOpenaiModel,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const data = API_MODELS.map((value) => ({
    value,
    label: describeModel(value, openaiModel.data ?? null),
  }));
  return <Select label="Modelis" maw={360} data={data} {...props} />;
}
