import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/fr.js';
import { toolsFor } from './tools.js';

/** French. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Choisir des ressources' : 'Choisir une ressource'),
    close: 'Fermer',
    cancel: 'Annuler',
    confirm: (chosen) => (chosen > 1 ? `Insérer (${number(chosen)})` : 'Insérer'),

    search: 'Rechercher des ressources',
    searchPlaceholder: 'Rechercher des ressources',
    clearSearch: 'Effacer la recherche',
    sortBy: 'Trier par',
    sortNames: {
      '-created_date': 'Les plus récentes',
      created_date: 'Les plus anciennes',
      '-last_update_date': 'Dernière modification',
      filename: 'Nom, de A à Z',
      '-filename': 'Nom, de Z à A',
      '-file_size': 'Les plus volumineuses',
      file_size: 'Les moins volumineuses',
    },
    layout: 'Affichage',
    gridLayout: 'Grille',
    listLayout: 'Liste',
    filters: (applied) => (applied > 0 ? `Filtres (${number(applied)})` : 'Filtres'),
    clearAll: 'Tout effacer',
    showResults: (total) =>
      count(total, { one: 'Afficher # résultat', other: 'Afficher # résultats' }),
    startOver: 'Effacer la recherche et les filtres',
    removeFilter: (facet, value) => `Retirer le filtre ${facet} : ${value}`,
    facetNames: {
      file_types: 'Type de fichier',
      categories: 'Catégorie',
      metadata: 'Métadonnées',
      asset_groups: 'Groupe de ressources',
    },
    fileTypes: {
      image: 'Images',
      video: 'Vidéos',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Documents Office',
      generic_binary: 'Autres fichiers',
    },
    emptyValue: '(sans nom)',
    noFacets: 'Ces résultats ne peuvent pas être affinés davantage.',

    results: (total) => count(total, { one: '# résultat', other: '# résultats' }),
    assets: 'Ressources',
    loading: 'Chargement des ressources',
    loadingMore: 'Chargement de la suite',
    endOfResults: 'Fin des résultats',

    selected: (chosen, max) =>
      max === undefined
        ? count(chosen, { one: '# sélectionnée', other: '# sélectionnées' })
        : count(chosen, {
            one: `# sur ${number(max)} sélectionnée`,
            other: `# sur ${number(max)} sélectionnées`,
          }),
    selection: 'Ressources sélectionnées',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Sélectionnez une ressource pour l’insérer.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Sélectionnez jusqu’à # ressource.',
          other: 'Sélectionnez jusqu’à # ressources.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Sélectionnez une ou plusieurs ressources.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Vous pouvez sélectionner # ressource au plus. Retirez-la d’abord.',
        other: 'Vous pouvez sélectionner # ressources au plus. Retirez-en une d’abord.',
      }),
    tooFew: (min) =>
      count(min, {
        one: 'Sélectionnez au moins # ressource.',
        other: 'Sélectionnez au moins # ressources.',
      }),
    editSelected: (filename) => `Taille et texte de ${filename}`,
    preparing: 'Préparation des liens…',
    detailFailed: 'Les liens de cette ressource n’ont pas pu être chargés.',
    confirmFailed: 'Certaines ressources n’ont pas pu être préparées. Retirez-les ou réessayez.',

    signInTitle: 'Connectez-vous pour choisir des ressources',
    signInHint:
      'Une fenêtre de votre bibliothèque de ressources va s’ouvrir. Autorisez-y l’accès, puis revenez ici.',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    account: (name) => (name ? `Compte de ${name}` : 'Compte'),
    signedInAs: (name) => `Connecté en tant que ${name}`,
    signingInTitle: 'Terminez la connexion',
    signingInHint: 'Autorisez l’accès dans l’autre fenêtre. Cette page continuera d’elle-même.',
    detachedHint:
      'La fenêtre de connexion n’est plus visible d’ici. Terminez-y si elle est encore ouverte, ou recommencez.',
    reopenSignIn: 'Rouvrir la fenêtre',
    cancelSignIn: 'Annuler',
    sessionEnded: 'Votre session a pris fin. Reconnectez-vous : votre sélection est conservée.',

    emptyTitle: 'Aucune ressource trouvée',
    emptyHint: 'Essayez avec moins de mots ou d’autres mots, ou retirez un filtre.',
    emptyLibrary: 'Il n’y a ici aucune ressource que vous puissiez voir.',
    tryAgain: 'Réessayer',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'Le service demande d’attendre # seconde.',
        other: 'Le service demande d’attendre # secondes.',
      }),
    failures: {
      configuration: [
        'Ce sélecteur n’est pas configuré',
        'La page qui le contient doit être corrigée.',
      ],
      'sign-in-required': [
        'Vous n’êtes pas connecté',
        'Reconnectez-vous à cette page, puis réessayez.',
      ],
      'sign-in-blocked': [
        'La fenêtre de connexion a été bloquée',
        'Autorisez les fenêtres de cette page dans la barre d’adresse, puis reconnectez-vous.',
      ],
      'sign-in-cancelled': ['La connexion a été annulée', 'Vous pouvez recommencer à tout moment.'],
      'sign-in-late': ['La connexion a pris trop de temps', 'Recommencez : rien n’est perdu.'],
      'sign-in-denied': [
        'L’accès n’a pas été autorisé',
        'Choisissez Autoriser dans la fenêtre de connexion, ou adressez-vous à votre administrateur.',
      ],
      'sign-in-failed': [
        'La connexion a échoué',
        'Recommencez. Si l’échec persiste, prévenez les responsables de cette page.',
      ],
      'host-error': [
        'La liaison de cette page avec la bibliothèque a échoué',
        'Prévenez les responsables de cette page.',
      ],
      'sign-in-unreachable': [
        'Le service de connexion est injoignable',
        'Vérifiez votre connexion et réessayez. Si cela persiste, prévenez les responsables de cette page.',
      ],
      offline: [
        'Vous êtes hors ligne',
        'Votre sélection est conservée. Réessayez une fois de retour en ligne.',
      ],
      unreachable: [
        'La bibliothèque de ressources ne répond pas',
        'Vérifiez votre connexion et réessayez. Si cela persiste, prévenez les responsables de cette page.',
      ],
      'rate-limited': [
        'La bibliothèque de ressources est saturée',
        'Trop de requêtes ont été envoyées. Patientez un instant.',
      ],
      forbidden: [
        'Vous n’avez pas accès à ces ressources',
        'Demandez l’accès à un administrateur de la bibliothèque de ressources.',
      ],
      refused: ['La recherche a été refusée', 'Modifiez la recherche et réessayez.'],
      service: [
        'La bibliothèque de ressources rencontre un problème',
        'Vous n’y êtes pour rien. Réessayez dans un instant.',
      ],
      malformed: [
        'La réponse est illisible',
        'La bibliothèque de ressources a envoyé une réponse inattendue. Réessayez, ou prévenez les responsables de cette page.',
      ],
      incomplete: [
        'La liste est incomplète',
        'La bibliothèque de ressources compte plus de résultats qu’elle n’en envoie. Réessayez, ou affinez la recherche.',
      ],
    },
  };

  return {
    assets,
    tooOld:
      'Votre navigateur est trop ancien pour afficher ceci. Mettez-le à jour ou utilisez-en un autre.',
    selection: {
      selectAll: (loaded) =>
        count(loaded, {
          one: 'Sélectionner la ressource chargée',
          other: 'Sélectionner les # ressources chargées',
        }),
      removeSelected: (filename) => `Retirer ${filename}`,
      clearSelection: 'Effacer la sélection',
      size: 'Taille',
      altText: 'Texte de remplacement',
      altTextHint: 'Ce que montre l’image, pour qui ne peut pas la voir',
      decorative: 'Décorative',
      altMissing: 'Texte de remplacement manquant',
      linkText: 'Texte du lien',
      frameTitle: 'Titre',
      customSize: 'Taille personnalisée',
      sizesFailed: 'Le réglage de la taille n’a pas pu être chargé.',
      noEmbeds: 'Cette ressource n’a aucun lien à insérer.',
      loadingFar: 'Chargement de la suite. Si loin dans la liste, cela prend un moment',
      rangeUnknown:
        'Seul ce qui est chargé dans cette plage a été sélectionné. Faites-la défiler pour charger le reste.',
      fromTheEnd: 'L’ordre est inversé : la liste commence maintenant par les derniers résultats.',
      placeOf: (place, total) => `${number(place)} sur ${number(total)}`,
      moveEarlier: 'Avancer',
      moveLater: 'Reculer',
      moved: (name, place, total) =>
        `${name} est maintenant en position ${number(place)} sur ${number(total)}`,
      moveHint: 'Les flèches passent à la suivante, avec Alt elles la déplacent, Suppr la retire',
      earlierChosen: (before) => `${number(before)} avant`,
      laterChosen: (after) => `${number(after)} de plus`,
      gone: 'N’est plus disponible',
      uploaded: [
        'Date d’ajout',
        'Aujourd’hui',
        '7 derniers jours',
        '30 derniers jours',
        'Cette année',
      ],
      fileFacets: ['Largeur', 'Taille du fichier', 'Format de fichier'],
      expiresOn: (day) => `Expire le ${day}`,
      expiredOn: (day) => `Expirée le ${day}`,
      releasedOn: (day) => `Disponible le ${day}`,
      withdrawn: 'Retirée',
      unavailable: 'Indisponible : expirée, retirée ou pas encore publiée',
      absent: (gone) =>
        count(gone, { one: '# n’est plus disponible', other: '# ne sont plus disponibles' }),
      removeAbsent: 'Retirer ce qui n’est plus disponible',
      prepared: (ready, total) => `${number(ready)} sur ${number(total)} prêtes`,
      inserted: (total) => `Insertion terminée : ${number(total)}`,
      stopPreparing: 'Arrêter',
      stillWaiting: 'Toujours en attente',
      stillWaitingHint: 'La bibliothèque met du temps à répondre. Vous n’avez rien à faire.',

      preview: 'Aperçu',
      previewOf: (name) => `Aperçu de ${name}`,
      previewFailed: 'L’aperçu n’a pas pu être chargé.',
      backToResults: 'Retour aux résultats',
      previousAsset: 'Ressource précédente',
      nextAsset: 'Ressource suivante',
      selectAsset: 'Sélectionner',
      deselectAsset: 'Désélectionner',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      zoomToFit: 'Ajuster',
      actualSize: 'Taille réelle',
      noPreview: 'Il n’y a pas d’image de ce fichier.',
      notPlayable: 'La lecture n’est pas possible ici.',
      openDocument: 'Ouvrir le document',
      openPlayer: 'Ouvrir le lecteur',
      showPages: 'Afficher les pages',
      pagesBlocked: 'Cette page n’autorise pas la visionneuse. Ouvrez le document.',

      fileFacts: 'Fichier',
      factFormat: 'Format',
      factDimensions: 'Dimensions',
      factFileSize: 'Poids',
      factDuration: 'Durée',
      factCreated: 'Création',
      factReleased: 'Disponible à partir du',
      factExpires: 'Expire le',
      downloadOriginal: 'Télécharger l’original',

      sizes: 'Tailles',
      copyLink: 'Copier le lien',
      copyHtml: 'Copier le HTML',
      copyMarkdown: 'Copier le Markdown',
      copyShareLink: 'Copier le lien de partage',
      copyToPaste: 'Copier pour documents et e-mails',
      copyOtherWays: 'Autres façons de copier',
      copied: 'Copié',
      copyByHand: 'Le navigateur ne permet pas de copier. Copiez ceci vous-même :',
      dragAgain: 'Ses liens n’étaient pas encore là. Faites-le glisser de nouveau.',

      embedName: embedNames(
        assets.emptyValue,
        '640 px de large|640 px de haut|Fichier d’origine|Lecteur' +
          '|Lecteur avec téléchargement|Image d’aperçu|Fichier vidéo|Document' +
          '|Visionneuse avec téléchargement|Visionneuse de documents|Première page en image' +
          '|Fichier audio|Vue à 360°|Vue à 360° avec téléchargement|Image',
      ),
    },
    filters: {
      expiry: ['Expiration', 'Expirées', 'Dans les 30 prochains jours', 'Sans date d’expiration'],
      orientation: ['Orientation', 'Paysage', 'Portrait'],
      atLeast: (amount) => `Au moins ${amount}`,
      below: (amount) => `Moins de ${amount}`,
      above: (amount) => `Plus de ${amount}`,
    },
    field: {
      changeChoice: 'Modifier',
      chooseThese: (chosen) => (chosen > 1 ? `Choisir (${number(chosen)})` : 'Choisir'),
      nothingChosen: 'Rien de choisi',
      signInToSee: 'Connectez-vous pour voir ce qui est choisi.',
      namesFailed: 'Certains noms n’ont pas pu être chargés.',
    },
    choosing: {
      removed: (gone) => count(gone, { one: '# retiré', other: '# retirés' }),
      undo: 'Annuler',
      restored: (back) => count(back, { one: '# rétabli', other: '# rétablis' }),
      sizeForAll: 'Cette taille pour tous',
      sizeSet: (name, total) => `${name} pour ${number(total)}`,
      altNeeded: (missing) =>
        count(missing, {
          one: '# image n’a pas de texte de remplacement. Décrivez-la ou indiquez qu’elle est décorative.',
          other:
            '# images n’ont pas de texte de remplacement. Décrivez-les ou indiquez qu’elles sont décoratives.',
        }),
      addSize: 'Ajouter une taille',
      removeSize: (name) => `Retirer la taille ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `Taille personnalisée de ${filename}`,
      width: 'Largeur',
      height: 'Hauteur',
      wholeImage: 'Image entière',
      crop: 'Recadrer',
      cropPosition: 'Partie à conserver',
      focalAcross: 'Point focal, de gauche à droite',
      focalDown: 'Point focal, de haut en bas',
      focalHint: 'Cliquez sur ce qui doit rester visible.',
      automaticFormat: 'Automatique',
      rotate: 'Pivoter vers la droite',
      sizeLimit: (max) => `Saisissez des nombres entiers de 1 à ${number(max)}.`,
      enlarged: 'Cette taille dépasse celle de l’original : l’image peut paraître floue.',
      result: 'Résultat',
      useSize: 'Utiliser cette taille',
      sizeFailed: 'L’image n’a pas pu être chargée dans cette taille.',
      cropAnchors:
        'En haut à gauche|En haut|En haut à droite|À gauche|Au centre|À droite|En bas à gauche|En bas|En bas à droite',
    },

    list: {
      columnName: 'Nom',
      columnDimensions: 'Dimensions',
      compactRows: 'Lignes compactes',
    },
    keys: {
      keysTitle: 'Raccourcis clavier',
      keyNames: 'Espace|Entrée|Suppr|Début|Fin|Page préc.|Page suiv.|Maj|Ctrl|Alt|Échap',
      keyActions:
        'Se déplacer|Une page vers le haut ou le bas|Premier et dernier' +
        '|Sélectionner ou désélectionner|Sélectionner une plage' +
        '|Sélectionner tout ce qui est chargé|Ouvrir l’aperçu|Afficher ces raccourcis' +
        '|Précédent et suivant|Zoom avant et arrière|Image entière, taille réelle' +
        '|Retour aux résultats|Déplacer une ressource|Retirer une ressource',
    },

    search: {
      searchWithin: (facet) => `Chercher dans « ${facet} »`,
      valuesFound: (found, listed) => `${number(found)} sur ${number(listed)}`,
      noValues: 'Aucune de ces valeurs ne contient cela.',
      showMore: (hidden) => `Afficher ${number(hidden)} de plus`,
      showFewer: 'Afficher moins',
      moreValues: 'Cherchez d’autres valeurs.',
      categoriesIn: (name) => `Catégories dans « ${name} »`,
      firstDay: 'Du',
      lastDay: 'Au',
      queryNotUnderstood:
        'Le service n’a pas compris toute la recherche. Vérifiez les parenthèses et les guillemets.',
      understoodAs: 'Compris comme :',
      fewerWords: (total, text) => `${assets.results(total)} pour « ${text} »`,

      recentSearches: 'Recherches récentes',
      recentHint: 'Flèche bas : recherches récentes',
      forgetSearch: (text) => `Oublier « ${text} »`,
      forgetSearches: 'Tout oublier',
      saveSearch: 'Enregistrer cette recherche',
    },
    finding: {
      usedAssets: 'Utilisés récemment',
      usedAbsent: (absent) =>
        count(absent, { one: '# n’est plus disponible', other: '# ne sont plus disponibles' }),
      forgetUsed: 'Oublier les éléments utilisés',
      browseCategories: 'Parcourir par catégorie',
      allCategories: 'Toutes les catégories',
      categoriesBelow: (name) => `Catégories de « ${name} »`,
      noneBelow: (name) => `Il n’y a pas de catégorie dans « ${name} ».`,
      categoriesFailed: 'Les catégories n’ont pas pu être chargées.',
      moreCategories: 'Il y a peut-être d’autres catégories. Recherchez-les.',
      savedSearches: 'Recherches enregistrées',
      searchName: 'Nom de la recherche',
      save: 'Enregistrer',
      saved: (name) => `Enregistrée sous « ${name} »`,
      removeSaved: (name) => `Supprimer « ${name} »`,
      removedSaved: (name) => `« ${name} » a été supprimée`,
      undoRemoved: 'Annuler',
    },
    products: productsIn(assets, tools),
  };
};
