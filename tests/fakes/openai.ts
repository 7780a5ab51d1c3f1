import {
  countTokens,
  dig,
  type FakeModelServer,
  type ModelAnswer,
  type ModelRequest,
  type Protocol,
  startModelServer,
} from './model-server.ts';

/** OpenAI's `responses` and `chat/completions`; the second is what compatible local servers speak. */
export const startOpenAi = (port = 0): Promise<FakeModelServer> =>
  startModelServer(protocol, '/v1', port);

const protocol: Protocol = {
  wrongKey: { status: 401, code: 'invalid_api_key' },

  read(path, headers, body) {
    const isChat = path === '/v1/chat/completions';
    if (!isChat && path !== '/v1/responses') return null;
    const messages = (dig(body, isChat ? 'messages' : 'input') ?? []) as unknown[];
    const schema = isChat
      ? dig(body, 'response_format', 'json_schema', 'schema', 'properties')
      : dig(body, 'text', 'format', 'schema', 'properties');
    const said = (roles: string[]) =>
      messages
        .filter((message) => roles.includes(String(dig(message, 'role'))))
        .map((message) => contentOf(dig(message, 'content')))
        .join('\n');
    return {
      path,
      headers,
      body,
      key: String(headers.authorization ?? '').replace(/^Bearer /, ''),
      model: String(dig(body, 'model')),
      system: said(['system', 'developer']),
      prompt: said(['user']),
      fields: Object.keys((schema as object) ?? {}),
      wantsImage: false,
    };
  },

  write(answer, request) {
    if ('raw' in answer) return { status: 200, body: answer.raw };
    if ('status' in answer) return failure(answer.status, answer.retryAfter, answer.code);
    const isChat = request.path.endsWith('/chat/completions');
    return {
      status: 200,
      body: JSON.stringify(isChat ? chat(answer, request) : response(answer, request)),
    };
  },
};

const textOf = (answer: ModelAnswer) =>
  'json' in answer ? JSON.stringify(answer.json) : 'text' in answer ? answer.text : '';
const finishOf = (answer: ModelAnswer) => ('finish' in answer && answer.finish) || 'stop';

function chat(answer: ModelAnswer, request: ModelRequest) {
  const content = textOf(answer);
  const refusal = 'refusal' in answer ? answer.refusal : null;
  const finish_reason = { stop: 'stop', length: 'length', 'content-filter': 'content_filter' }[
    finishOf(answer)
  ];
  const { input, output } = usage(request, content);
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal ? null : content, refusal },
        finish_reason,
      },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

function response(answer: ModelAnswer, request: ModelRequest) {
  const text = textOf(answer);
  const part =
    'refusal' in answer
      ? { type: 'refusal', refusal: answer.refusal }
      : { type: 'output_text', text, annotations: [] };
  const finish = finishOf(answer);
  const { input, output } = usage(request, text);
  return {
    id: 'resp_fake',
    object: 'response',
    created_at: 1_700_000_000,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    error: null,
    incomplete_details:
      finish === 'stop'
        ? null
        : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
    model: request.model,
    output: [
      { id: 'msg_fake', type: 'message', status: 'completed', role: 'assistant', content: [part] },
    ],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  };
}

function failure(status: number, retryAfter?: number, code?: string) {
  const error = {
    message: code === 'invalid_api_key' ? 'Incorrect API key provided.' : `Fake failure ${status}`,
    type: status === 401 ? 'invalid_request_error' : 'server_error',
    param: null,
    code: code ?? null,
  };
  return {
    status,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
    body: JSON.stringify({ error }),
  };
}

const usage = (request: ModelRequest, text: string) => ({
  input: countTokens(request.system + request.prompt),
  output: countTokens(text),
});

const contentOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.map((part) => String(dig(part, 'text') ?? '')).join('')
    : String(content ?? '');
