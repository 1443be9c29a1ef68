import type { AssetRecord, Catalogue } from '../../catalogue/catalogue.js';
import type { FindPicture } from './made-up-product.js';

/** The maximum number of pictures for products of one kind. */
const maxImages = 400;

/** Finds pictures for fictional products in the library: of their kind and, if possible, colour. */
export function featuredImages(catalogue: Catalogue): FindPicture {
  const found = new Map<string, readonly AssetRecord[]>();
  const fitting = new Map<string, readonly AssetRecord[]>();

  const imagesOf = (query: string): readonly AssetRecord[] => {
    const images = found.get(query) ?? searchImages(catalogue, query);
    found.set(query, images);
    return images;
  };

  const choose = (shown: string, colour: string | null): readonly AssetRecord[] => {
    const ofKind = imagesOf(`ft:(image) keywords:(${shown})`);
    const images = ofKind.length > 0 ? ofKind : imagesOf('ft:(image)');
    const inColour = images.filter(({ metadata }) => metadata['colour']?.[0] === colour);
    return colour !== null && inColour.length > 0 ? inColour : images;
  };

  return (shown, colour, number) => {
    const key = `${shown}/${colour ?? ''}`;
    const images = fitting.get(key) ?? choose(shown, colour);
    fitting.set(key, images);
    return images[number % images.length]?.id ?? null;
  };
}

function searchImages(catalogue: Catalogue, query: string): readonly AssetRecord[] {
  return catalogue.search({
    query,
    sort: null,
    offset: 0,
    limit: maxImages,
    facets: [],
    includeArchived: false,
    includeDeleted: false,
  }).items;
}
