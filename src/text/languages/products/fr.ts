import type { Messages } from '../../messages/messages.js';
import type { ProductMessages } from '../../messages/products.js';
import type { Tools } from '../tools.js';

/** The messages for products in French. Those that are not about products are as for assets. */
export function productsIn(assets: Messages, { formats, count }: Tools): ProductMessages {
  const { number } = formats;
  const products = (amount: number): string =>
    count(amount, { one: '# produit', other: '# produits' });
  return {
    ...assets,
    title: (multiple) => (multiple ? 'Choisir des produits' : 'Choisir un produit'),
    confirm: (chosen) => (chosen > 1 ? `Choisir (${number(chosen)})` : 'Choisir'),
    inserted: (total) => `Choix terminé : ${number(total)}`,
    search: 'Rechercher des produits',
    searchPlaceholder: 'Nom ou SKU',
    sortNames: {
      '-last_updated': 'Dernière modification',
      '-created': 'Les plus récents',
      name: 'Nom, de A à Z',
      sku: 'SKU',
      product_type_name: 'Type',
    },
    assets: 'Produits',
    loading: 'Chargement des produits',
    selected: (chosen, max) =>
      max === undefined
        ? count(chosen, { one: '# sélectionné', other: '# sélectionnés' })
        : count(chosen, {
            one: `# sur ${number(max)} sélectionné`,
            other: `# sur ${number(max)} sélectionnés`,
          }),
    selection: 'Produits sélectionnés',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Sélectionnez un produit.';
      if (max !== undefined && min < 2) {
        return `Sélectionnez jusqu’à ${products(max)}.`;
      }
      return min > 1
        ? `Sélectionnez au moins ${products(min)}.`
        : 'Sélectionnez un ou plusieurs produits.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Vous pouvez sélectionner # produit au plus. Retirez-le d’abord.',
        other: 'Vous pouvez sélectionner # produits au plus. Retirez-en un d’abord.',
      }),
    tooFew: (min) => `Sélectionnez au moins ${products(min)}.`,
    editSelected: (name) => `Détails de ${name}`,
    preparing: 'Chargement des détails…',
    detailFailed: 'Les détails de ce produit n’ont pas pu être chargés.',
    confirmFailed: 'Certains produits n’ont pas pu être chargés. Retirez-les ou réessayez.',
    signInTitle: 'Connectez-vous pour choisir des produits',
    emptyTitle: 'Aucun produit trouvé',
    emptyHint:
      'Essayez avec moins de mots ou d’autres mots, une autre catégorie, ou retirez un filtre.',
    emptyLibrary: 'Il n’y a ici aucun produit que vous puissiez voir.',
    failures: {
      ...assets.failures,
      forbidden: ['Vous n’avez pas accès à ces produits', 'Demandez l’accès à un administrateur.'],
    },

    listed: 'Afficher',
    listedNames: {
      all: 'Produits et variantes',
      parents: 'Sans les variantes',
      variants: 'Variantes seules',
    },
    variants: 'Variantes',
    variantCount: (total, exact) =>
      exact
        ? count(total, { one: '# variante', other: '# variantes' })
        : `${number(total)}+ variantes`,
    withVariants: (total) => `${number(total)} produits et variantes`,
    variantsLoading: 'Chargement des variantes…',
    variantsFailed: 'Les variantes n’ont pas pu être chargées',
    variantOf: (parent) => (parent === undefined ? 'Variante' : `Variante de ${parent}`),

    categories: 'Catégorie',
    allCategories: 'Toutes les catégories',
    unnamedCategory: 'Cette catégorie',
    lowestCategory: 'Aucune sous-catégorie.',
    categoryGone: 'Cette catégorie n’existe plus.',
    categoriesFailed: 'Les catégories n’ont pas pu être chargées.',
    found: (found, looked, total) =>
      `${count(found, { one: '# produit trouvé', other: '# produits trouvés' })} parmi les ${number(looked)} premiers sur ${number(total)}`,
    lookedAt: (looked, total) => `${number(looked)} sur ${products(total)} ont été examinés.`,
    lookFurther: 'Poursuivre la recherche',

    category: 'Catégorie :',
    noCategory: 'aucune',
    changeCategory: 'Modifier…',
    putInto: (category) => `Placer dans ${category}`,
    enterCategory: 'Ouvrez une catégorie pour y placer le produit.',
    categorySaving: 'Enregistrement…',
    categorySaved: 'Catégorie modifiée.',
    categoryKept: 'La catégorie n’a pas été modifiée.',
    categoryFailures: {
      forbidden: 'Vous n’êtes pas autorisé à modifier la catégorie de ce produit.',
      'unknown-outcome':
        'On ignore si la catégorie a été modifiée : la réponse s’est perdue en route.',
      offline: 'Vous êtes hors ligne. La catégorie n’a pas été modifiée.',
      'not-found': 'Le produit ou la catégorie n’existe plus.',
    },
    undo: 'Annuler la modification',

    featuredImage: 'Image principale',
    itsAssets: 'Ses ressources',
    assetsOf: (attribute) => `Ressources de « ${attribute} »`,
    assetMissing: 'Cet élément n’existe plus, ou vous n’y avez pas accès.',
    attributes: 'Attributs',
    details: 'Détails',
    previousProduct: 'Produit précédent',
    nextProduct: 'Produit suivant',
    furtherValues: (more) => `et ${number(more)} de plus`,
  };
}
