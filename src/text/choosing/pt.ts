import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, paisagem',
  '640px-portrait': '640 px, retrato',
  original: 'Arquivo original',
  video_player: 'Player',
  video_player_with_download: 'Player com download',
  VideoWithPlayerAndDownload: 'Player com download',
  video_poster: 'Imagem de capa',
  video_stream: 'Arquivo de vídeo',
  document_viewer: 'Documento',
  document_viewer_with_download: 'Visualizador de documentos com download',
  document_html5_viewer: 'Visualizador de documentos',
  document_thumbnail: 'Primeira página como imagem',
  streaming_mp3: 'Arquivo de áudio',
  spinset_viewer: 'Visualização em 360°',
  spinset_viewer_and_download: 'Visualização em 360° com download',
  spinset_thumbnail: 'Imagem',
};

/** The messages for choosing in Portuguese, as in Brazil. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) =>
      count(loaded, { one: 'Selecionar o # carregado', other: 'Selecionar os # carregados' }),
    removeSelected: (filename) => `Remover ${filename}`,
    clearSelection: 'Limpar seleção',
    size: 'Tamanho',
    altText: 'Texto alternativo',
    altTextHint: 'O que a imagem mostra, para quem não pode vê-la',
    noEmbeds: 'Este ativo não tem nenhum link que possa ser inserido.',
    loadingFar: 'Carregando mais. Tão longe na lista, isso demora um instante',
    rangeUnknown:
      'Só foi selecionado o que está carregado neste intervalo. Role por ele para carregar o restante.',
    moveEarlier: 'Mover para antes',
    moveLater: 'Mover para depois',
    moved: (name, place, total) =>
      `${name} está agora na posição ${number(place)} de ${number(total)}`,
    moveHint: 'As setas vão para o próximo, com Alt elas o movem, Delete o remove',
    earlierChosen: (before) => `${number(before)} antes`,
    laterChosen: (after) => `mais ${number(after)}`,
    gone: 'Não está mais disponível',
    absent: (gone) =>
      count(gone, { one: '# não está mais disponível', other: '# não estão mais disponíveis' }),
    removeAbsent: 'Remover o que não está disponível',
    prepared: (ready, total) => `${number(ready)} de ${number(total)} prontos`,
    inserted: (total) => `Inseridos: ${number(total)}`,
    stopPreparing: 'Parar',
    stillWaiting: 'Ainda aguardando',
    stillWaitingHint: 'A biblioteca está demorando a responder. Não é preciso fazer nada.',

    preview: 'Visualizar',
    previewOf: (name) => `Visualização de ${name}`,
    backToResults: 'Voltar aos resultados',
    previousAsset: 'Ativo anterior',
    nextAsset: 'Próximo ativo',
    placeOf: (place, total) => `${number(place)} de ${number(total)}`,
    selectAsset: 'Selecionar',
    deselectAsset: 'Desmarcar',
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    zoomToFit: 'Ajustar',
    actualSize: 'Tamanho real',
    noPreview: 'Não há imagem deste arquivo.',
    notPlayable: 'Não é possível reproduzir aqui.',
    openDocument: 'Abrir o documento',
    openPlayer: 'Abrir o player',

    fileFacts: 'Arquivo',
    factFormat: 'Formato',
    factDimensions: 'Dimensões',
    factFileSize: 'Tamanho do arquivo',
    factDuration: 'Duração',
    factCreated: 'Criado em',
    downloadOriginal: 'Baixar o original',

    sizes: 'Tamanhos',
    copyLink: 'Copiar link',
    copyHtml: 'Copiar HTML',
    copyMarkdown: 'Copiar Markdown',
    copyShareLink: 'Copiar link de compartilhamento',
    copyToPaste: 'Copiar para colar',
    copied: 'Copiado',
    copyByHand: 'O navegador não permite copiar. Copie isto você mesmo:',
    dragAgain: 'Os links ainda não estavam prontos. Arraste mais uma vez.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(sem nome)'),
  };
}
