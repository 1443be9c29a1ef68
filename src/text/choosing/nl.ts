import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, liggend',
  '640px-portrait': '640 px, staand',
  original: 'Oorspronkelijk bestand',
  video_player: 'Speler',
  video_player_with_download: 'Speler met download',
  VideoWithPlayerAndDownload: 'Speler met download',
  video_poster: 'Voorbeeldafbeelding',
  video_stream: 'Videobestand',
  document_viewer: 'Document',
  document_viewer_with_download: 'Documentweergave met download',
  document_html5_viewer: 'Documentweergave',
  document_thumbnail: 'Eerste pagina als afbeelding',
  streaming_mp3: 'Audiobestand',
  spinset_viewer: '360°-weergave',
  spinset_viewer_and_download: '360°-weergave met download',
  spinset_thumbnail: 'Afbeelding',
};

/** The messages for choosing in Dutch. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) =>
      count(loaded, {
        one: 'Het geladen asset selecteren',
        other: 'Alle # geladen assets selecteren',
      }),
    removeSelected: (filename) => `${filename} verwijderen`,
    clearSelection: 'Selectie wissen',
    size: 'Formaat',
    altText: 'Alternatieve tekst',
    altTextHint: 'Wat de afbeelding toont, voor wie die niet kan zien',
    noEmbeds: 'Deze asset heeft geen link die kan worden ingevoegd.',
    loadingFar: 'Meer laden. Zo ver in de lijst duurt dat even',
    rangeUnknown:
      'Alleen wat van dit bereik is geladen, is geselecteerd. Scroll erdoorheen om de rest te laden.',
    moveEarlier: 'Naar voren',
    moveLater: 'Naar achteren',
    moved: (name, place, total) =>
      `${name} staat nu op plaats ${number(place)} van ${number(total)}`,
    moveHint:
      'Pijltoetsen gaan naar het volgende, met Alt verplaatsen ze het, Delete haalt het weg',
    earlierChosen: (before) => `${number(before)} ervoor`,
    laterChosen: (after) => `nog ${number(after)}`,
    gone: 'Niet meer beschikbaar',
    absent: (gone) => `${number(gone)} niet meer beschikbaar`,
    removeAbsent: 'Weghalen wat niet beschikbaar is',
    prepared: (ready, total) => `${number(ready)} van ${number(total)} klaar`,
    inserted: (total) => `${number(total)} ingevoegd`,
    stopPreparing: 'Stoppen',
    stillWaiting: 'Nog steeds aan het wachten',
    stillWaitingHint: 'De bibliotheek antwoordt traag. Je hoeft niets te doen.',

    preview: 'Voorbeeld',
    previewOf: (name) => `Voorbeeld van ${name}`,
    backToResults: 'Terug naar de resultaten',
    previousAsset: 'Vorig asset',
    nextAsset: 'Volgend asset',
    placeOf: (place, total) => `${number(place)} van ${number(total)}`,
    selectAsset: 'Selecteren',
    deselectAsset: 'Deselecteren',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    zoomToFit: 'Passend',
    actualSize: 'Ware grootte',
    noPreview: 'Van dit bestand is er geen afbeelding.',
    notPlayable: 'Dit kan hier niet worden afgespeeld.',
    openDocument: 'Document openen',
    openPlayer: 'Speler openen',

    fileFacts: 'Bestand',
    factFormat: 'Indeling',
    factDimensions: 'Afmetingen',
    factFileSize: 'Bestandsgrootte',
    factDuration: 'Duur',
    factCreated: 'Gemaakt',
    downloadOriginal: 'Origineel downloaden',

    sizes: 'Formaten',
    copyLink: 'Link kopiëren',
    copyHtml: 'HTML kopiëren',
    copyMarkdown: 'Markdown kopiëren',
    copyShareLink: 'Deellink kopiëren',
    copyToPaste: 'Kopiëren om te plakken',
    copied: 'Gekopieerd',
    copyByHand: 'De browser staat kopiëren niet toe. Kopieer dit zelf:',
    dragAgain: 'De links waren er nog niet. Sleep het nog een keer.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(geen naam)'),
  };
}
