import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, horizontal',
  '640px-portrait': '640 px, vertical',
  original: 'Archivo original',
  video_player: 'Reproductor',
  video_player_with_download: 'Reproductor con descarga',
  VideoWithPlayerAndDownload: 'Reproductor con descarga',
  video_poster: 'Imagen de portada',
  video_stream: 'Archivo de vídeo',
  document_viewer: 'Documento',
  document_viewer_with_download: 'Visor de documentos con descarga',
  document_html5_viewer: 'Visor de documentos',
  document_thumbnail: 'Primera página como imagen',
  streaming_mp3: 'Archivo de audio',
  spinset_viewer: 'Vista de 360°',
  spinset_viewer_and_download: 'Vista de 360° con descarga',
  spinset_thumbnail: 'Imagen',
};

/** The messages for choosing in Spanish. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) =>
      count(loaded, {
        one: 'Seleccionar el recurso cargado',
        other: 'Seleccionar los # recursos cargados',
      }),
    removeSelected: (filename) => `Quitar ${filename}`,
    clearSelection: 'Borrar la selección',
    size: 'Tamaño',
    altText: 'Texto alternativo',
    altTextHint: 'Lo que muestra la imagen, para quien no puede verla',
    noEmbeds: 'Este recurso no tiene ningún enlace que se pueda insertar.',
    loadingFar: 'Cargando más. Tan abajo en la lista, esto tarda un momento',
    rangeUnknown:
      'Solo se ha seleccionado lo que está cargado de este intervalo. Desplácese por él para cargar el resto.',
    moveEarlier: 'Mover antes',
    moveLater: 'Mover después',
    moved: (name, place, total) =>
      `${name} está ahora en la posición ${number(place)} de ${number(total)}`,
    moveHint: 'Las flechas pasan al siguiente, con Alt lo mueven, Supr lo quita',
    earlierChosen: (before) => `${number(before)} antes`,
    laterChosen: (after) => `${number(after)} más`,
    gone: 'Ya no está disponible',
    absent: (gone) =>
      count(gone, { one: '# ya no está disponible', other: '# ya no están disponibles' }),
    removeAbsent: 'Quitar lo que no está disponible',
    prepared: (ready, total) => `${number(ready)} de ${number(total)} listos`,
    inserted: (total) => `Insertados: ${number(total)}`,
    stopPreparing: 'Detener',
    stillWaiting: 'Seguimos esperando',
    stillWaitingHint: 'La biblioteca tarda en responder. No hace falta que haga nada.',

    preview: 'Vista previa',
    previewOf: (name) => `Vista previa de ${name}`,
    backToResults: 'Volver a los resultados',
    previousAsset: 'Recurso anterior',
    nextAsset: 'Recurso siguiente',
    placeOf: (place, total) => `${number(place)} de ${number(total)}`,
    selectAsset: 'Seleccionar',
    deselectAsset: 'Quitar selección',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    zoomToFit: 'Ajustar',
    actualSize: 'Tamaño real',
    noPreview: 'No hay imagen de este archivo.',
    notPlayable: 'Esto no se puede reproducir aquí.',
    openDocument: 'Abrir el documento',
    openPlayer: 'Abrir el reproductor',

    fileFacts: 'Archivo',
    factFormat: 'Formato',
    factDimensions: 'Dimensiones',
    factFileSize: 'Tamaño del archivo',
    factDuration: 'Duración',
    factCreated: 'Creado',
    downloadOriginal: 'Descargar el original',

    sizes: 'Tamaños',
    copyLink: 'Copiar enlace',
    copyHtml: 'Copiar HTML',
    copyMarkdown: 'Copiar Markdown',
    copyShareLink: 'Copiar enlace para compartir',
    copyToPaste: 'Copiar para pegar',
    copied: 'Copiado',
    copyByHand: 'El navegador no permite copiar. Copie esto manualmente:',
    dragAgain: 'Sus enlaces aún no estaban. Arrástrelo otra vez.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(sin nombre)'),
  };
}
