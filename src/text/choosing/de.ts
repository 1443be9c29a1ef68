import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, Querformat',
  '640px-portrait': '640 px, Hochformat',
  original: 'Originaldatei',
  video_player: 'Player',
  video_player_with_download: 'Player mit Download',
  VideoWithPlayerAndDownload: 'Player mit Download',
  video_poster: 'Vorschaubild',
  video_stream: 'Videodatei',
  document_viewer: 'Dokument',
  document_viewer_with_download: 'Dokumentansicht mit Download',
  document_html5_viewer: 'Dokumentansicht',
  document_thumbnail: 'Erste Seite als Bild',
  streaming_mp3: 'Audiodatei',
  spinset_viewer: '360°-Ansicht',
  spinset_viewer_and_download: '360°-Ansicht mit Download',
  spinset_thumbnail: 'Bild',
};

/** The messages for choosing in German. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) =>
      count(loaded, { one: 'Das geladene Asset auswählen', other: 'Alle # geladenen auswählen' }),
    removeSelected: (filename) => `${filename} entfernen`,
    clearSelection: 'Auswahl aufheben',
    size: 'Größe',
    altText: 'Alternativtext',
    altTextHint: 'Was das Bild zeigt, für alle, die es nicht sehen können',
    noEmbeds: 'Dieses Asset hat keinen Link, der eingefügt werden könnte.',
    loadingFar: 'Weitere werden geladen. So weit unten in der Liste dauert das einen Moment',
    rangeUnknown:
      'Nur was von diesem Bereich geladen ist, wurde ausgewählt. Blättern Sie hindurch, um den Rest zu laden.',
    moveEarlier: 'Nach vorne',
    moveLater: 'Nach hinten',
    moved: (name, place, total) =>
      `${name} steht jetzt an Stelle ${number(place)} von ${number(total)}`,
    moveHint: 'Pfeiltasten gehen zum nächsten, mit Alt verschieben sie es, Entf nimmt es heraus',
    earlierChosen: (before) => `${number(before)} davor`,
    laterChosen: (after) => `${number(after)} weitere`,
    gone: 'Nicht mehr verfügbar',
    absent: (gone) => `${number(gone)} nicht mehr verfügbar`,
    removeAbsent: 'Nicht Verfügbares entfernen',
    prepared: (ready, total) => `${number(ready)} von ${number(total)} bereit`,
    inserted: (total) => `${number(total)} eingefügt`,
    stopPreparing: 'Anhalten',
    stillWaiting: 'Noch keine Antwort',
    stillWaitingHint: 'Die Asset-Bibliothek antwortet langsam. Sie müssen nichts tun.',

    preview: 'Vorschau',
    previewOf: (name) => `Vorschau von ${name}`,
    backToResults: 'Zurück zu den Ergebnissen',
    previousAsset: 'Vorheriges Asset',
    nextAsset: 'Nächstes Asset',
    placeOf: (place, total) => `${number(place)} von ${number(total)}`,
    selectAsset: 'Auswählen',
    deselectAsset: 'Abwählen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoomToFit: 'Einpassen',
    actualSize: 'Originalgröße',
    noPreview: 'Von dieser Datei gibt es kein Bild.',
    notPlayable: 'Das kann hier nicht abgespielt werden.',
    openDocument: 'Dokument öffnen',
    openPlayer: 'Player öffnen',

    fileFacts: 'Datei',
    factFormat: 'Format',
    factDimensions: 'Abmessungen',
    factFileSize: 'Dateigröße',
    factDuration: 'Länge',
    factCreated: 'Erstellt',
    downloadOriginal: 'Original herunterladen',

    sizes: 'Größen',
    copyLink: 'Link kopieren',
    copyHtml: 'HTML kopieren',
    copyMarkdown: 'Markdown kopieren',
    copyShareLink: 'Freigabelink kopieren',
    copyToPaste: 'Zum Einfügen kopieren',
    copied: 'Kopiert',
    copyByHand: 'Der Browser lässt das Kopieren nicht zu. Kopieren Sie dies selbst:',
    dragAgain: 'Die Links waren noch nicht geladen. Ziehen Sie es noch einmal.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(ohne Namen)'),
  };
}
