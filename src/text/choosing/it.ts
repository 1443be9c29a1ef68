import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, orizzontale',
  '640px-portrait': '640 px, verticale',
  original: 'File originale',
  video_player: 'Lettore',
  video_player_with_download: 'Lettore con download',
  VideoWithPlayerAndDownload: 'Lettore con download',
  video_poster: 'Immagine di anteprima',
  video_stream: 'File video',
  document_viewer: 'Documento',
  document_viewer_with_download: 'Visualizzatore di documenti con download',
  document_html5_viewer: 'Visualizzatore di documenti',
  document_thumbnail: 'Prima pagina come immagine',
  streaming_mp3: 'File audio',
  spinset_viewer: 'Vista a 360°',
  spinset_viewer_and_download: 'Vista a 360° con download',
  spinset_thumbnail: 'Immagine',
};

/** The messages for choosing in Italian. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) =>
      count(loaded, {
        one: 'Seleziona la risorsa caricata',
        other: 'Seleziona tutte le # risorse caricate',
      }),
    removeSelected: (filename) => `Rimuovi ${filename}`,
    clearSelection: 'Annulla la selezione',
    size: 'Dimensioni',
    altText: 'Testo alternativo',
    altTextHint: 'Che cosa mostra l’immagine, per chi non può vederla',
    noEmbeds: 'Questa risorsa non ha link che si possano inserire.',
    loadingFar: 'Caricamento di altri risultati. Così in fondo all’elenco ci vuole un momento',
    rangeUnknown:
      'È stato selezionato solo ciò che è caricato in questo intervallo. Scorretelo per caricare il resto.',
    moveEarlier: 'Sposta prima',
    moveLater: 'Sposta dopo',
    moved: (name, place, total) =>
      `${name} è ora in posizione ${number(place)} di ${number(total)}`,
    moveHint: 'Le frecce passano alla successiva, con Alt la spostano, Canc la toglie',
    earlierChosen: (before) => `${number(before)} prima`,
    laterChosen: (after) => `altre ${number(after)}`,
    gone: 'Non più disponibile',
    absent: (gone) =>
      count(gone, { one: '# non è più disponibile', other: '# non sono più disponibili' }),
    removeAbsent: 'Togli ciò che non è disponibile',
    prepared: (ready, total) => `${number(ready)} di ${number(total)} pronte`,
    inserted: (total) => `Inserimento completato: ${number(total)}`,
    stopPreparing: 'Interrompi',
    stillWaiting: 'Ancora in attesa',
    stillWaitingHint: 'La libreria risponde lentamente. Non è necessario fare nulla.',

    preview: 'Anteprima',
    previewOf: (name) => `Anteprima di ${name}`,
    backToResults: 'Torna ai risultati',
    previousAsset: 'Risorsa precedente',
    nextAsset: 'Risorsa successiva',
    placeOf: (place, total) => `${number(place)} di ${number(total)}`,
    selectAsset: 'Seleziona',
    deselectAsset: 'Deseleziona',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    zoomToFit: 'Adatta',
    actualSize: 'Dimensioni reali',
    noPreview: 'Non c’è un’immagine di questo file.',
    notPlayable: 'Non è possibile riprodurlo qui.',
    openDocument: 'Apri il documento',
    openPlayer: 'Apri il player',

    fileFacts: 'File',
    factFormat: 'Formato',
    factDimensions: 'Dimensioni',
    factFileSize: 'Peso del file',
    factDuration: 'Durata',
    factCreated: 'Creato',
    downloadOriginal: 'Scarica l’originale',

    sizes: 'Formati disponibili',
    copyLink: 'Copia link',
    copyHtml: 'Copia HTML',
    copyMarkdown: 'Copia Markdown',
    copyShareLink: 'Copia link di condivisione',
    copyToPaste: 'Copia per incollare',
    copied: 'Copiato',
    copyByHand: 'Il browser non consente di copiare. Copia tu stesso questo testo:',
    dragAgain: 'I link non c’erano ancora. Trascinalo di nuovo.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(senza nome)'),
  };
}
