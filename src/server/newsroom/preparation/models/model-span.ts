import { withSpan } from '../../../tracing/spans.ts';

/** A call of a model in a trace: whose, which, and what it used; nothing of what was said. */
export function withModelSpan<Used extends { inputTokens: number; outputTokens: number }>(
  operation: 'chat' | 'generate_content',
  { name }: { name: string },
  call: () => Promise<Used>,
): Promise<Used> {
  const slash = name.indexOf('/');
  const attributes = {
    'gen_ai.operation.name': operation,
    'gen_ai.provider.name': name.slice(0, slash),
    'gen_ai.request.model': name.slice(slash + 1),
  };
  return withSpan(`${operation} ${name}`, { kind: 'client', attributes }, async (span) => {
    const used = await call();
    span?.set({
      'gen_ai.usage.input_tokens': used.inputTokens,
      'gen_ai.usage.output_tokens': used.outputTokens,
    });
    return used;
  });
}
