import type { ChoosingMessages } from '../choosing-messages.js';
import type { Tools } from '../tools.js';

/** The words for choosing in Portuguese, as in Brazil. */
export function choosingIn({ formats, count }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
    selectAll: (loaded) =>
      count(loaded, { one: 'Selecionar o # carregado', other: 'Selecionar os # carregados' }),
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
  };
}
