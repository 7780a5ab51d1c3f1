import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { describeRoute } from 'hono-openapi';
import { articlesAdminRoutes } from './articles/articles.admin-routes.ts';
import { binRoutes } from './articles/bin/bin.routes.ts';
import { draftsRoutes } from './articles/drafts/drafts.routes.ts';
import { presenceRoutes } from './articles/drafts/presence.routes.ts';
import type { Previews } from './articles/drafts/previews.ts';
import { historyRoutes } from './articles/history/history.routes.ts';
import { categoriesRoutes } from './articles/lists/categories.routes.ts';
import { panelSearchRoutes } from './articles/lists/panel-search.routes.ts';
import { articlesRoutes } from './articles/public-pages/public-articles.routes.ts';
import { writingRoutes } from './articles/writing.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { cardsRoutes } from './cards/cards.routes.ts';
import type { Challenges } from './contacts/challenges.ts';
import { contactsAdminRoutes } from './contacts/contacts.admin-routes.ts';
import { contactsRoutes } from './contacts/contacts.routes.ts';
import type { AppContext } from './context.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { limitBody } from './http/body.ts';
import type { ReadClientAddress } from './http/client-address.ts';
import type { ApiEnv } from './http/env.ts';
import { createNotFound } from './http/not-found-handler.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { createErrorHandler } from './http/problems.ts';
import { accountRoutes } from './identity/account.routes.ts';
import { createGuard } from './identity/guard.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { createIdentity } from './identity/identity.ts';
import { translateIdentityError } from './identity/identity-errors.ts';
import type { SigningKeys } from './identity/keys/signing-keys.ts';
import { meRoutes } from './identity/me.routes.ts';
import { usersRoutes } from './identity/users.routes.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { nameRoute } from './metrics/route-label.ts';
import { createFunctionsRoutes, createRunsRoutes } from './newsroom/automation/functions.routes.ts';
import { logsRoutes } from './newsroom/automation/logs.routes.ts';
import { preparationRoutes } from './newsroom/automation/preparation.routes.ts';
import { settingsRoutes } from './newsroom/automation/settings.routes.ts';
import { glossaryRoutes } from './newsroom/glossary/glossary.routes.ts';
import type { Robots } from './newsroom/import/documents/robots.ts';
import type { FeedReader } from './newsroom/import/feeds/feed-reader.ts';
import type { PageReader } from './newsroom/import/pages/page-reader.ts';
import { replaysRoutes } from './newsroom/replay/replays.routes.ts';
import { sourcesRoutes } from './newsroom/sources/sources.routes.ts';
import { describeApi } from './openapi.ts';
import { personsRoutes } from './persons/persons.routes.ts';
import { systemRoutes } from './system/system.routes.ts';

export interface ApiExtras {
  /** Of the installation; what limits count by is derived from it. */
  secret: string;
  keys: SigningKeys;
  /** Our origin, without a slash at the end. */
  publicUrl: string;
  readClientAddress: ReadClientAddress;
  previews: Previews;
  challenges: Challenges;
  /** Brings a picture from the web into our storage; a path of ours is answered as it is. */
  importImage: (address: string, userId?: string) => Promise<string>;
  /** Parse untrusted feeds and pages; shared with the import. */
  feeds: FeedReader;
  pages: PageReader;
  robots: Robots;
}

/** Answers are data of this moment: kept nowhere and never taken for a page. */
const dataHeaders: MiddlewareHandler = (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  return next();
};

/** For the counts of requests; what answers a whole folder answers that there is nothing. */
const nameRoutes: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  await next();
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
  if (route) nameRoute(c.env?.outgoing, route.path);
};

/** The backend on one page: what is checked first, then who answers what. */
export function createApi(ctx: AppContext, extras: ApiExtras) {
  const { keys, publicUrl } = extras;
  const identity = createIdentity({ db: ctx.db, log: ctx.log, keys, publicUrl });
  const deps = { ...ctx, ...extras, identity };
  const guard = createGuard({ identity, functionsKey: ctx.config.functionsKey });
  const origins = refuseForeignOrigins(identity.trustedOrigins);

  const api = new Hono<ApiEnv>();
  api.onError(createErrorHandler(ctx.log, translateIdentityError));
  for (const prefix of ['/api/*', '/functions/*'])
    api.use(prefix, nameRoutes, dataHeaders, origins, guard, limitBody);

  const routes = api
    .route('/api/auth', identityRoutes(deps))
    .route('/api/contacts', contactsRoutes(deps))
    .route('/api/articles', articlesRoutes(deps))
    .route('/api/admin/me', meRoutes())
    .route('/api/admin/account', accountRoutes(deps))
    .route('/api/admin/dashboard', dashboardRoutes(deps))
    .route('/api/admin/articles', writingRoutes(deps))
    .route('/api/admin/articles', historyRoutes(deps))
    .route('/api/admin/articles', articlesAdminRoutes(deps))
    .route('/api/admin/articles', preparationRoutes(ctx))
    .route('/api/admin/drafts', draftsRoutes(deps))
    .route('/api/admin/presence', presenceRoutes(deps))
    .route('/api/admin/bin', binRoutes(deps))
    .route('/api/admin/search', panelSearchRoutes(deps))
    .route('/api/admin/categories', categoriesRoutes(deps))
    .route('/api/admin/contacts', contactsAdminRoutes(deps))
    .route('/api/admin/images', imagesRoutes(deps))
    .route('/api/admin/cards', cardsRoutes(deps))
    .route('/api/admin/files', filesRoutes(deps))
    .route('/api/admin/demo', demoRoutes(deps))
    .route('/api/admin/sources', sourcesRoutes(deps))
    .route('/api/admin/glossary', glossaryRoutes(deps))
    .route('/api/admin/settings', settingsRoutes(deps))
    .route('/api/admin/replays', replaysRoutes(deps))
    .route('/api/admin/logs', logsRoutes(deps))
    .route('/api/admin/users', usersRoutes(deps))
    .route('/api/admin/persons', personsRoutes(deps))
    .route('/api/admin/audit', auditRoutes(deps))
    .route('/api/admin/system', systemRoutes(ctx))
    .route('/api/admin', createRunsRoutes(ctx))
    .route('/functions/v1', createFunctionsRoutes(deps));

  api.get(
    '/api/openapi.json',
    describeRoute({ tags: ['description'], summary: 'This description' }),
    describeApi(api),
  );
  const notFound = createNotFound(api);
  for (const prefix of ['/api/*', '/functions/*']) api.all(prefix, notFound);
  return routes;
}

/** For the typed client: `hc<Api>(origin)`. */
export type Api = ReturnType<typeof createApi>;
