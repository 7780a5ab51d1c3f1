import { describeRoute } from 'hono-openapi';

/** What the OpenAPI description says of a route, under the heading of its part of the interface. */
export const describeAs = (tag: string) => (summary: string) =>
  describeRoute({ tags: [tag], summary });
