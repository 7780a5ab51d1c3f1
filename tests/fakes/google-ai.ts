import {
  countTokens,
  dig,
  type FakeModelServer,
  type ModelAnswer,
  type ModelRequest,
  type Protocol,
  startModelServer,
} from './model-server.ts';

/** Google's `models/…:generateContent`, texts and pictures, with its error bodies. */
export const startGoogleAi = (port = 0): Promise<FakeModelServer> =>
  startModelServer(protocol, '/v1beta', port);

const protocol: Protocol = {
  wrongKey: { status: 400, code: 'API_KEY_INVALID' },

  read(path, headers, body) {
    const model = /^\/v1beta\/models\/([^:/]+):generateContent$/.exec(path)?.[1];
    if (!model) return null;
    const modalities = dig(body, 'generationConfig', 'responseModalities');
    return {
      path,
      headers,
      body,
      key: String(headers['x-goog-api-key'] ?? ''),
      model,
      system: joinParts(dig(body, 'systemInstruction', 'parts')),
      prompt: joinParts(dig(body, 'contents', 0, 'parts')),
      fields: Object.keys(
        (dig(body, 'generationConfig', 'responseJsonSchema', 'properties') as object) ?? {},
      ),
      wantsImage: Array.isArray(modalities) && modalities.includes('IMAGE'),
    };
  },

  write(answer, request) {
    if ('raw' in answer) return { status: 200, body: answer.raw };
    if ('status' in answer) return failure(answer.status, answer.retryAfter, answer.code);
    return { status: 200, body: JSON.stringify(success(answer, request)) };
  },
};

function success(answer: ModelAnswer, request: ModelRequest) {
  const base = { modelVersion: request.model, responseId: 'fake-response' };
  if ('refusal' in answer) {
    return {
      ...base,
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
      usageMetadata: usage(request, ''),
    };
  }
  if ('image' in answer) {
    const inlineData = {
      mimeType: answer.mimeType ?? 'image/png',
      data: Buffer.from(answer.image).toString('base64'),
    };
    return {
      ...base,
      candidates: [
        { content: { role: 'model', parts: [{ inlineData }] }, finishReason: 'STOP', index: 0 },
      ],
      usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 1290, totalTokenCount: 1310 },
    };
  }
  const text = 'json' in answer ? JSON.stringify(answer.json) : 'text' in answer ? answer.text : '';
  const finish = 'finish' in answer ? answer.finish : 'stop';
  const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' }[
    finish ?? 'stop'
  ];
  const content = text ? { role: 'model', parts: [{ text }] } : { role: 'model' };
  return {
    ...base,
    candidates: [{ content, finishReason, index: 0 }],
    usageMetadata: usage(request, text),
  };
}

function failure(status: number, retryAfter?: number, code?: string) {
  const name = STATUS_NAMES[status] ?? 'INTERNAL';
  const details: object[] = [];
  if (code) {
    details.push({
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: code,
      domain: 'googleapis.com',
    });
  }
  if (retryAfter !== undefined) {
    details.push({
      '@type': 'type.googleapis.com/google.rpc.RetryInfo',
      retryDelay: `${retryAfter}s`,
    });
  }
  const message =
    code === 'API_KEY_INVALID'
      ? 'API key not valid. Please pass a valid API key.'
      : `Fake failure ${status}`;
  return {
    status,
    body: JSON.stringify({ error: { code: status, message, status: name, details } }),
  };
}

const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

function usage(request: ModelRequest, text: string) {
  const promptTokenCount = countTokens(request.system + request.prompt);
  const candidatesTokenCount = countTokens(text);
  return {
    promptTokenCount,
    candidatesTokenCount,
    totalTokenCount: promptTokenCount + candidatesTokenCount,
  };
}

const joinParts = (parts: unknown): string =>
  Array.isArray(parts) ? parts.map((part) => String(dig(part, 'text') ?? '')).join('') : '';
