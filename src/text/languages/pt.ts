import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/pt.js';
import { toolsFor } from './tools.js';

/** Portuguese, as in Brazil. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Escolher ativos' : 'Escolher um ativo'),
    close: 'Fechar',
    cancel: 'Cancelar',
    confirm: (chosen) => (chosen > 1 ? `Inserir ${number(chosen)}` : 'Inserir'),

    search: 'Pesquisar ativos',
    searchPlaceholder: 'Pesquisar ativos',
    clearSearch: 'Limpar a pesquisa',
    sortBy: 'Ordenar por',
    sortNames: {
      '-created_date': 'Mais recentes primeiro',
      created_date: 'Mais antigos primeiro',
      '-last_update_date': 'Última atualização',
      filename: 'Nome, de A a Z',
      '-filename': 'Nome, de Z a A',
      '-file_size': 'Maiores primeiro',
      file_size: 'Menores primeiro',
    },
    layout: 'Exibição',
    gridLayout: 'Grade',
    listLayout: 'Lista',
    filters: (applied) => (applied > 0 ? `Filtros (${number(applied)})` : 'Filtros'),
    clearAll: 'Limpar tudo',
    showResults: (total) =>
      count(total, { one: 'Mostrar # resultado', other: 'Mostrar # resultados' }),
    startOver: 'Limpar pesquisa e filtros',
    removeFilter: (facet, value) => `Remover o filtro ${facet}: ${value}`,
    facetNames: {
      file_types: 'Tipo de arquivo',
      categories: 'Categoria',
      metadata: 'Metadados',
      asset_groups: 'Grupo de ativos',
    },
    fileTypes: {
      image: 'Imagens',
      video: 'Vídeos',
      audio: 'Áudio',
      pdf: 'PDF',
      office: 'Documentos do Office',
      generic_binary: 'Outros arquivos',
    },
    emptyValue: '(sem nome)',
    noFacets: 'Não há nada com que refinar estes resultados.',

    results: (total) => count(total, { one: '# resultado', other: '# resultados' }),
    assets: 'Ativos',
    loading: 'Carregando ativos',
    loadingMore: 'Carregando mais',
    endOfResults: 'Fim dos resultados',

    selected: (chosen, max) =>
      max === undefined
        ? count(chosen, { one: '# selecionado', other: '# selecionados' })
        : count(chosen, {
            one: `# de ${number(max)} selecionado`,
            other: `# de ${number(max)} selecionados`,
          }),
    selection: 'Ativos selecionados',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Selecione um ativo para inseri-lo.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Selecione até # ativo.',
          other: 'Selecione até # ativos.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Selecione um ou mais ativos.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Você pode selecionar no máximo # ativo. Remova-o primeiro.',
        other: 'Você pode selecionar no máximo # ativos. Remova um primeiro.',
      }),
    tooFew: (min) =>
      count(min, {
        one: 'Selecione pelo menos # ativo.',
        other: 'Selecione pelo menos # ativos.',
      }),
    editSelected: (filename) => `Tamanho e texto de ${filename}`,
    preparing: 'Preparando links…',
    detailFailed: 'Não foi possível carregar os links deste ativo.',
    confirmFailed: 'Não foi possível preparar alguns ativos. Remova-os ou tente novamente.',

    signInTitle: 'Entre para escolher ativos',
    signInHint:
      'Será aberta uma janela da sua biblioteca de ativos. Permita o acesso nela e volte aqui.',
    signIn: 'Entrar',
    signOut: 'Sair',
    account: (name) => (name ? `Conta de ${name}` : 'Conta'),
    signedInAs: (name) => `Conectado como ${name}`,
    signingInTitle: 'Conclua a entrada',
    signingInHint: 'Permita o acesso na outra janela. Esta página continua sozinha.',
    detachedHint:
      'A janela de entrada não pode mais ser vista daqui. Conclua nela, se ainda estiver aberta, ou comece de novo.',
    reopenSignIn: 'Abrir a janela novamente',
    cancelSignIn: 'Cancelar',
    sessionEnded: 'Sua sessão terminou. Entre novamente: sua seleção foi mantida.',

    emptyTitle: 'Nenhum ativo encontrado',
    emptyHint: 'Tente menos palavras ou outras palavras, ou retire um filtro.',
    emptyLibrary: 'Não há aqui ativos que você possa ver.',
    tryAgain: 'Tentar novamente',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'O serviço pede para esperar # segundo.',
        other: 'O serviço pede para esperar # segundos.',
      }),
    failures: {
      configuration: [
        'Este seletor não está configurado',
        'A página que o contém precisa ser corrigida.',
      ],
      'sign-in-required': [
        'Você não está conectado',
        'Entre novamente nesta página e tente de novo.',
      ],
      'sign-in-blocked': [
        'A janela de entrada foi bloqueada',
        'Permita janelas desta página na barra de endereços e entre novamente.',
      ],
      'sign-in-cancelled': [
        'A entrada foi cancelada',
        'Você pode começar de novo a qualquer momento.',
      ],
      'sign-in-late': ['A entrada demorou demais', 'Comece de novo: nada foi perdido.'],
      'sign-in-denied': [
        'O acesso não foi permitido',
        'Escolha Permitir na janela de entrada ou fale com seu administrador.',
      ],
      'sign-in-failed': [
        'A entrada não funcionou',
        'Comece de novo. Se continuar falhando, avise os responsáveis por esta página.',
      ],
      'host-error': [
        'A conexão desta página com a biblioteca falhou',
        'Avise os responsáveis por esta página.',
      ],
      'sign-in-unreachable': [
        'O serviço de entrada está fora de alcance',
        'Verifique sua conexão e tente novamente. Se continuar, avise os responsáveis por esta página.',
      ],
      offline: [
        'Você está off-line',
        'Sua seleção foi mantida. Tente novamente quando estiver on-line.',
      ],
      unreachable: [
        'A biblioteca de ativos não responde',
        'Verifique sua conexão e tente novamente. Se continuar, avise os responsáveis por esta página.',
      ],
      'rate-limited': [
        'A biblioteca de ativos está ocupada',
        'Foram feitas solicitações demais. Espere um instante.',
      ],
      forbidden: [
        'Você não pode ver estes ativos',
        'Peça acesso a um administrador da biblioteca de ativos.',
      ],
      refused: ['A pesquisa foi recusada', 'Altere a pesquisa e tente novamente.'],
      service: [
        'A biblioteca de ativos está com um problema',
        'A culpa não é sua. Tente novamente em instantes.',
      ],
      malformed: [
        'Não foi possível ler a resposta',
        'A biblioteca de ativos enviou algo inesperado. Tente novamente ou avise os responsáveis por esta página.',
      ],
      incomplete: [
        'A lista está incompleta',
        'A biblioteca de ativos conta mais resultados do que envia. Tente novamente ou refine a pesquisa.',
      ],
    },
  };

  return {
    assets,
    tooOld: 'Seu navegador é antigo demais para mostrar isto. Atualize-o ou use outro.',
    selection: {
      selectAll: (loaded) =>
        count(loaded, { one: 'Selecionar o # carregado', other: 'Selecionar os # carregados' }),
      removeSelected: (filename) => `Remover ${filename}`,
      clearSelection: 'Limpar seleção',
      size: 'Tamanho',
      altText: 'Texto alternativo',
      altTextHint: 'O que a imagem mostra, para quem não pode vê-la',
      decorative: 'Decorativa',
      altMissing: 'Falta o texto alternativo',
      linkText: 'Texto do link',
      frameTitle: 'Título',
      customSize: 'Tamanho personalizado',
      sizesFailed: 'Não foi possível carregar as opções de tamanho.',
      noEmbeds: 'Este ativo não tem nenhum link que possa ser inserido.',
      loadingFar: 'Carregando mais. Tão longe na lista, isso demora um instante',
      rangeUnknown:
        'Só foi selecionado o que está carregado neste intervalo. Role por ele para carregar o restante.',
      fromTheEnd: 'A ordem foi invertida: a lista começa agora pelos últimos resultados.',
      placeOf: (place, total) => `${number(place)} de ${number(total)}`,
      moveEarlier: 'Mover para antes',
      moveLater: 'Mover para depois',
      moved: (name, place, total) =>
        `${name} está agora na posição ${number(place)} de ${number(total)}`,
      moveHint: 'As setas vão para o próximo, com Alt elas o movem, Delete o remove',
      earlierChosen: (before) => `${number(before)} antes`,
      laterChosen: (after) => `mais ${number(after)}`,
      gone: 'Não está mais disponível',
      uploaded: ['Data de envio', 'Hoje', 'Últimos 7 dias', 'Últimos 30 dias', 'Este ano'],
      fileFacets: ['Largura', 'Tamanho do arquivo', 'Formato do arquivo'],
      expiresOn: (day) => `Expira em ${day}`,
      expiredOn: (day) => `Expirado em ${day}`,
      releasedOn: (day) => `Disponível em ${day}`,
      withdrawn: 'Retirado',
      unavailable: 'Indisponível: expirado, retirado ou ainda não liberado',
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
      previewFailed: 'Não foi possível carregar a pré-visualização.',
      backToResults: 'Voltar aos resultados',
      previousAsset: 'Ativo anterior',
      nextAsset: 'Próximo ativo',
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
      showPages: 'Mostrar as páginas',
      pagesBlocked: 'Esta página não permite o visualizador. Abra o documento.',

      fileFacts: 'Arquivo',
      factFormat: 'Formato',
      factDimensions: 'Dimensões',
      factFileSize: 'Tamanho do arquivo',
      factDuration: 'Duração',
      factCreated: 'Criado em',
      factReleased: 'Disponível desde',
      factExpires: 'Expira em',
      downloadOriginal: 'Baixar o original',

      sizes: 'Tamanhos',
      copyLink: 'Copiar link',
      copyHtml: 'Copiar HTML',
      copyMarkdown: 'Copiar Markdown',
      copyShareLink: 'Copiar link de compartilhamento',
      copyToPaste: 'Copiar para documentos e e-mail',
      copyOtherWays: 'Outras formas de copiar',
      copied: 'Copiado',
      copyByHand: 'O navegador não permite copiar. Copie isto você mesmo:',
      dragAgain: 'Os links ainda não estavam prontos. Arraste mais uma vez.',

      embedName: embedNames(
        assets.emptyValue,
        '640 px de largura|640 px de altura|Arquivo original|Player|Player com download' +
          '|Imagem de capa|Arquivo de vídeo|Documento|Visualizador de documentos com download' +
          '|Visualizador de documentos|Primeira página como imagem|Arquivo de áudio' +
          '|Visualização em 360°|Visualização em 360° com download|Imagem',
      ),
    },
    filters: {
      expiry: ['Validade', 'Expirados', 'Nos próximos 30 dias', 'Sem data de validade'],
      orientation: ['Orientação', 'Paisagem', 'Retrato'],
      atLeast: (amount) => `Pelo menos ${amount}`,
      below: (amount) => `Menos de ${amount}`,
      above: (amount) => `Mais de ${amount}`,
    },
    field: {
      changeChoice: 'Alterar',
      chooseThese: (chosen) => (chosen > 1 ? `Escolher ${number(chosen)}` : 'Escolher'),
      nothingChosen: 'Nada escolhido',
      signInToSee: 'Entre para ver o que foi escolhido.',
      namesFailed: 'Não foi possível carregar alguns nomes.',
    },
    choosing: {
      removed: (gone) => count(gone, { one: '# removido', other: '# removidos' }),
      undo: 'Desfazer',
      restored: (back) => count(back, { one: '# restaurado', other: '# restaurados' }),
      sizeForAll: 'Este tamanho para todos',
      sizeSet: (name, total) => `${name} para ${number(total)}`,
      altNeeded: (missing) =>
        count(missing, {
          one: '# imagem não tem texto alternativo. Descreva-a ou marque-a como decorativa.',
          other: '# imagens não têm texto alternativo. Descreva-as ou marque-as como decorativas.',
        }),
      addSize: 'Adicionar um tamanho',
      removeSize: (name) => `Remover o tamanho ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `Tamanho personalizado de ${filename}`,
      width: 'Largura',
      height: 'Altura',
      wholeImage: 'Imagem inteira',
      crop: 'Recortar',
      cropPosition: 'Parte a manter',
      focalAcross: 'Ponto focal, da esquerda para a direita',
      focalDown: 'Ponto focal, de cima para baixo',
      focalHint: 'Clique no que deve continuar visível.',
      automaticFormat: 'Automático',
      rotate: 'Girar para a direita',
      sizeLimit: (max) => `Insira números inteiros de 1 a ${number(max)}.`,
      enlarged: 'É maior que o original e por isso pode parecer desfocada.',
      result: 'Resultado',
      useSize: 'Usar este tamanho',
      sizeFailed: 'Não foi possível carregar a imagem neste tamanho.',
      cropAnchors:
        'Superior esquerdo|Superior|Superior direito|Esquerda|Centro|Direita|Inferior esquerdo|Inferior|Inferior direito',
    },

    list: {
      columnName: 'Nome',
      columnDimensions: 'Dimensões',
      compactRows: 'Linhas compactas',
    },
    keys: {
      keysTitle: 'Atalhos do teclado',
      keyNames: 'Espaço|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        'Mover-se|Uma página acima ou abaixo|Primeiro e último|Selecionar ou desmarcar' +
        '|Selecionar um intervalo|Selecionar tudo o que foi carregado' +
        '|Abrir a visualização|Mostrar estes atalhos|Anterior e próximo' +
        '|Ampliar e reduzir|Imagem inteira, tamanho real|Voltar aos resultados' +
        '|Mover um ativo|Remover um ativo',
    },

    search: {
      searchWithin: (facet) => `Buscar em “${facet}”`,
      valuesFound: (found, listed) => `${number(found)} de ${number(listed)}`,
      noValues: 'Nenhum destes valores contém isso.',
      showMore: (hidden) => `Mostrar mais ${number(hidden)}`,
      showFewer: 'Mostrar menos',
      moreValues: 'Pesquise outros valores.',
      categoriesIn: (name) => `Categorias em “${name}”`,
      firstDay: 'De',
      lastDay: 'Até',
      queryNotUnderstood:
        'O serviço não entendeu toda a pesquisa. Verifique os parênteses e as aspas.',
      understoodAs: 'Entendido como:',
      fewerWords: (total, text) => `${assets.results(total)} para “${text}”`,

      recentSearches: 'Pesquisas recentes',
      recentHint: 'Seta para baixo: pesquisas recentes',
      forgetSearch: (text) => `Esquecer “${text}”`,
      forgetSearches: 'Esquecer todas',
      saveSearch: 'Salvar esta pesquisa',
    },
    finding: {
      usedAssets: 'Usados recentemente',
      usedAbsent: (absent) =>
        count(absent, { one: '# não está mais disponível', other: '# não estão mais disponíveis' }),
      forgetUsed: 'Esquecer os usados',
      browseCategories: 'Navegar por categoria',
      allCategories: 'Todas as categorias',
      categoriesBelow: (name) => `Categorias em “${name}”`,
      noneBelow: (name) => `Não há categorias em “${name}”.`,
      categoriesFailed: 'Não foi possível carregar as categorias.',
      moreCategories: 'Pode haver mais categorias. Pesquise para encontrá-las.',
      savedSearches: 'Pesquisas salvas',
      searchName: 'Nome da pesquisa',
      save: 'Salvar',
      saved: (name) => `Salva como “${name}”`,
      removeSaved: (name) => `Remover “${name}”`,
      removedSaved: (name) => `“${name}” foi removida`,
      undoRemoved: 'Desfazer',
    },
    products: productsIn(assets, tools),
  };
};
