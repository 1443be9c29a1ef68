import type { Route } from '../../answers/route-table.js';
import { thumbnailMaker } from '../../assets/thumbnails.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Addresses } from '../../settings.js';
import { readJsonObject } from '../../answers/json-body.js';
import { readOptionalBody, recordedType } from '../../quirks/recorded-products.js';
import { CategoryTree } from '../category-tree.js';
import { productBody, type ProductBodies } from './product-body.js';
import type { ProductCatalogue } from '../product-catalogue.js';
import { productEditRoutes } from './product-edit-routes.js';
import { productRoutes } from './product-routes.js';

/** The dependencies of the product routes. */
export interface ProductRoomOptions {
  readonly account: string;
  readonly addresses: Addresses;
  readonly catalogue: Catalogue;
  readonly products: ProductCatalogue;
  readonly authorise: (request: Request) => void;
  /** Whether products cannot be changed. */
  readonly readOnly: boolean;
  readonly now: () => number;
  readonly quirks: boolean;
}

/** All routes under `/v2/products` and `/v2/product-categories` (section 4.4). */
export function productRoom(options: ProductRoomOptions): readonly Route[] {
  const { account, addresses, catalogue, products, authorise, readOnly, now, quirks } = options;
  const { embedUrl } = addresses;
  const tree = new CategoryTree(products.categories);
  const thumbnails = thumbnailMaker({ embedUrl, account, now, expiring: quirks });

  const bodies: ProductBodies = {
    attributes: products.attributes,
    tree,
    typeOf: quirks ? recordedType : (type) => type,
    pictureOf(assetId) {
      const asset = catalogue.byId(assetId);
      return asset ? (thumbnails(asset)['600px']?.url ?? null) : null;
    },
  };
  return [
    ...productRoutes({
      authorise,
      products,
      tree,
      exactFirst: !quirks,
      readBody: quirks ? readOptionalBody : readJsonObject,
      namesChannels: quirks,
      bodyFor: (product, { expanded }) => productBody(bodies, product, { expanded }),
    }),
    ...productEditRoutes({ authorise, products, tree, readOnly, now }),
  ];
}
