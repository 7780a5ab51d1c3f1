import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ApiEnv } from './http/env.ts';
import { PUBLIC_ADDRESSES } from './http/public-list.ts';

const problem = {
  description: 'RFC 9457; `detail` and messages are Lithuanian, `errors` in form order',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object' as const,
        required: ['type', 'title', 'status', 'detail', 'errors'],
        properties: {
          type: { type: 'string' as const },
          title: { type: 'string' as const },
          status: { type: 'integer' as const },
          detail: { type: 'string' as const },
          errors: {
            type: 'array' as const,
            items: {
              type: 'object' as const,
              required: ['field', 'message'],
              properties: {
                field: { type: 'string' as const },
                message: { type: 'string' as const },
              },
            },
          },
        },
      },
    },
  },
};

/** `GET /api/openapi.json`, made from the mounted routes when first asked for. */
export function describeApi(api: Hono<ApiEnv>) {
  return openAPIRouteHandler(api, {
    defaultValidationErrorResponse: problem,
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Website and newsroom API',
        version: '1',
        description: `Needs the admin role, except: ${PUBLIC_ADDRESSES.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        responses: { Problem: problem },
      },
      security: [{ bearer: [] }],
    },
  });
}
