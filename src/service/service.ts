import { versionOneRoutes, userRoutes, type FindCaller } from './account/account-routes.js';
import { People } from './account/people.js';
import { personOf } from './account/person.js';
import { routeTable } from './answers/route-table.js';
import { libraryRoutes } from './assets/library-routes.js';
import { generateCatalogue } from './catalogue/generate-catalogue.js';
import { connectorRoom } from './connector/connector-room.js';
import { FaultPlan } from './faults/fault-plan.js';
import { RequestCounts } from './faults/request-counts.js';
import { drawnFiles } from './files/drawn-files.js';
import { readSpecifiedPicture } from './files/read-picture.js';
import { fileRoutes } from './files/file-routes.js';
import { specifiedLinks } from './links/link-shapes.js';
import { allowRoutes } from './oauth/allow-routes.js';
import { requireToken } from './oauth/bearer.js';
import { chanceStrings } from './oauth/chance-string.js';
import { ConsentTickets } from './oauth/consent-tickets.js';
import { TokenLedger } from './oauth/token-ledger.js';
import { oldTokenRoutes } from './oauth/old-token-routes.js';
import { tokenRoutes } from './oauth/token-routes.js';
import { featuredImages } from './products/made-up/featured-images.js';
import { generateProducts } from './products/made-up/generate-products.js';
import { withLinkedAssets } from './products/linked-assets.js';
import { productRoom } from './products/routes/product-room.js';
import { limitRate } from './quirks/rate-limit.js';
import { recordedLinks } from './quirks/links/recorded-links.js';
import { readRecordedPicture } from './quirks/recorded-picture.js';
import { findVersion } from './quirks/recorded-versions.js';
import { categoryRoutes } from './quirks/routes/category-routes.js';
import { collectionRoutes } from './quirks/routes/collection-routes.js';
import { metadataRoutes } from './quirks/routes/metadata-routes.js';
import { usageRoutes } from './quirks/routes/usage-routes.js';
import { withoutOptionalDetails } from './quirks/optional-details.js';
import { originFetch } from './origin-fetch.js';
import { middleware } from './middleware.js';
import type { Service, ServiceStats } from './running-service.js';
import { addressesOf, type ServiceOptions } from './settings.js';

/** Creates a reference service, which implements the whole specification. */
export function createService(options: ServiceOptions = {}): Service {
  const { account = 'acme', now = Date.now, refreshTokens = true, quirks = false } = options;
  const { assets: count = 200, seed = 1, files = drawnFiles, brandedLinks = quirks } = options;
  const { catalogue: library = generateCatalogue({ count, seed, quirks }) } = options;
  const { products: productCount = 500, readOnlyProducts = false } = options;
  const findPicture = featuredImages(library);
  const {
    productCatalogue = generateProducts({ count: productCount, seed, findPicture, quirks }),
  } = options;
  const catalogue = withLinkedAssets(library, productCatalogue);
  const { codeSeconds = 600, accessTokenSeconds = 28_800 } = options;
  const { allowedOrigins = ['http://localhost:5173'] } = options;
  const addresses = addressesOf(options, account);
  const links = (quirks ? recordedLinks : specifiedLinks)(addresses, account);
  const chance = chanceStrings(options.tokenSeed);
  const client = {
    id: options.clientId ?? 'dam-elements-demo',
    secret: options.clientSecret ?? chance(40),
    redirectUris: options.redirectUris,
  };
  const ledger = new TokenLedger({
    account,
    refreshTokens,
    codeSeconds,
    accessTokenSeconds,
    chance,
    now,
  });
  const person = quirks ? withoutOptionalDetails(personOf(account)) : personOf(account);
  const people = new People(person, (accessToken) => ledger.familyOf(accessToken));
  const findCaller: FindCaller = (request) => people.ownerOf(requireToken(request, ledger));
  const authorise = (request: Request): void => void requireToken(request, ledger);
  const plan = new FaultPlan();
  const counts = new RequestCounts();
  const stats = (): ServiceStats => ({ requests: counts.all, tokens: ledger.counts });

  const connector = connectorRoom({
    ...{ account, addresses, catalogue, authorise, now, links, quirks },
    ...{ brandedLinks, allowedOrigins },
    secret: chance(40),
  });
  const live = { baseUrl: addresses.baseUrl, catalogue, authorise };
  const liveRoutes = [categoryRoutes, collectionRoutes, metadataRoutes];
  const api = routeTable([
    ...(quirks ? liveRoutes.flatMap((routes) => routes(live)) : []),
    ...connector.api,
    ...tokenRoutes({ client, ledger, expiresIn: accessTokenSeconds - (quirks ? 1 : 0) }),
    ...userRoutes({ findCaller, people, withId: quirks }),
    ...productRoom({
      ...{ account, addresses, catalogue, authorise, now, quirks },
      products: productCatalogue,
      readOnly: readOnlyProducts,
    }),
    ...libraryRoutes({
      ...{ account, addresses, catalogue, authorise, chance, now, links, quirks, brandedLinks },
      scrollSeconds: options.scrollSeconds ?? 60,
    }),
  ]);
  const site = routeTable([
    ...(quirks ? usageRoutes({ catalogue, authorise, now }) : []),
    ...allowRoutes({
      account,
      person: person.email,
      siteUrl: addresses.siteUrl,
      client,
      ledger,
      tickets: new ConsentTickets(chance, now),
      chance,
      denial: options.denial ?? 'error',
      openerPolicy: options.openerPolicy,
    }),
    ...oldTokenRoutes({ client, ledger, person, password: options.password ?? 'demo', quirks }),
    ...versionOneRoutes({ findCaller, catalogue }),
    ...connector.site,
    ...fileRoutes({
      ...{ account, catalogue, files, now },
      readPicture: quirks ? readRecordedPicture : readSpecifiedPicture,
      findVersion: quirks ? (id) => findVersion(catalogue, id)?.record : () => undefined,
    }),
  ]);

  const receive = middleware({
    allowedOrigins,
    latency: options.latency ?? 0,
    plan,
    counts,
    stats,
  });
  const answerApi = receive(quirks ? limitRate(api, now) : api);
  const answerSite = receive(site);

  return {
    ...addresses,
    account,
    clientId: client.id,
    clientSecret: client.secret,
    channelIds: productCatalogue.channels.map(({ id }) => id),
    answerApi,
    answerSite,
    fetch: originFetch(addresses, answerApi, answerSite),
    issueTokens(wanted) {
      const grant = ledger.issueTokens(client.id);
      if (wanted) people.assign(grant.accessToken, wanted);
      return grant;
    },
    issueCode: () => ledger.issueCode(client.id),
    planFault: (fault) => plan.add(fault),
    clearFaults: () => plan.clear(),
    stats,
  };
}
