import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, paysage',
  '640px-portrait': '640 px, portrait',
  original: 'Fichier d’origine',
  video_player: 'Lecteur',
  video_player_with_download: 'Lecteur avec téléchargement',
  VideoWithPlayerAndDownload: 'Lecteur avec téléchargement',
  video_poster: 'Image d’aperçu',
  video_stream: 'Fichier vidéo',
  document_viewer: 'Document',
  document_viewer_with_download: 'Visionneuse avec téléchargement',
  document_html5_viewer: 'Visionneuse de documents',
  document_thumbnail: 'Première page en image',
  streaming_mp3: 'Fichier audio',
  spinset_viewer: 'Vue à 360°',
  spinset_viewer_and_download: 'Vue à 360° avec téléchargement',
  spinset_thumbnail: 'Image',
};

/** The messages for choosing in French. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
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
    noEmbeds: 'Cette ressource n’a aucun lien à insérer.',
    loadingFar: 'Chargement de la suite. Si loin dans la liste, cela prend un moment',
    rangeUnknown:
      'Seul ce qui est chargé dans cette plage a été sélectionné. Faites-la défiler pour charger le reste.',
    moveEarlier: 'Avancer',
    moveLater: 'Reculer',
    moved: (name, place, total) =>
      `${name} est maintenant en position ${number(place)} sur ${number(total)}`,
    moveHint: 'Les flèches passent à la suivante, avec Alt elles la déplacent, Suppr la retire',
    earlierChosen: (before) => `${number(before)} avant`,
    laterChosen: (after) => `${number(after)} de plus`,
    gone: 'N’est plus disponible',
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
    backToResults: 'Retour aux résultats',
    previousAsset: 'Ressource précédente',
    nextAsset: 'Ressource suivante',
    placeOf: (place, total) => `${number(place)} sur ${number(total)}`,
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

    fileFacts: 'Fichier',
    factFormat: 'Format',
    factDimensions: 'Dimensions',
    factFileSize: 'Poids',
    factDuration: 'Durée',
    factCreated: 'Création',
    downloadOriginal: 'Télécharger l’original',

    sizes: 'Tailles',
    copyLink: 'Copier le lien',
    copyHtml: 'Copier le HTML',
    copyMarkdown: 'Copier le Markdown',
    copyShareLink: 'Copier le lien de partage',
    copyToPaste: 'Copier pour coller',
    copied: 'Copié',
    copyByHand: 'Le navigateur ne permet pas de copier. Copiez ceci vous-même :',
    dragAgain: 'Ses liens n’étaient pas encore là. Faites-le glisser de nouveau.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(sans nom)'),
  };
}
