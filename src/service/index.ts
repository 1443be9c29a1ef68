/**
 * The reference service: the whole specification as one `fetch` function, for tests and demos.
 * Runs in browsers and in Node. `./node` listens on ports, `./msw` intercepts requests.
 */
export { createService } from './service.js';
export type { Service, ServiceStats } from './running-service.js';
export type { Addresses, ServiceOptions } from './settings.js';
export type { Person } from './account/person.js';
export type { Grant, TokenCounts } from './oauth/grant.js';
export type { FaultName } from './faults/fault.js';
export type { PlannedFault } from './faults/fault-plan.js';
export type { AssetFiles, Box, ByteRange, Content } from './files/asset-files.js';
export type { PictureFormat, PictureView } from './files/picture-view.js';
export { drawnFiles } from './files/drawn-files.js';
export type {
  AssetRecord,
  AssetSearch,
  AssetSearchOutcome,
  Catalogue,
  FormatType,
  MetadataField,
  MetadataFieldType,
} from './catalogue/catalogue.js';
export { generateCatalogue, type GenerateOptions } from './catalogue/generate-catalogue.js';
export type { AccountOptions } from './catalogue/index-catalogue.js';
export { recordCatalogue } from './catalogue/record-catalogue.js';
export type {
  ProductAttribute,
  ProductCatalogue,
  ProductCategory,
  ProductChannel,
  ProductRecord,
  ProductType,
} from './products/product-catalogue.js';
export { recordProducts, type RecordedProducts } from './products/record-products.js';
