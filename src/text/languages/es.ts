import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/es.js';
import { toolsFor } from './tools.js';

/** Spanish. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Elegir recursos' : 'Elegir un recurso'),
    close: 'Cerrar',
    cancel: 'Cancelar',
    confirm: (chosen) => (chosen > 1 ? `Insertar ${number(chosen)}` : 'Insertar'),

    search: 'Buscar recursos',
    searchPlaceholder: 'Buscar recursos',
    clearSearch: 'Borrar la búsqueda',
    sortBy: 'Ordenar por',
    sortNames: {
      '-created_date': 'Más recientes primero',
      created_date: 'Más antiguos primero',
      '-last_update_date': 'Última modificación',
      filename: 'Nombre, de A a Z',
      '-filename': 'Nombre, de Z a A',
      '-file_size': 'Más grandes primero',
      file_size: 'Más pequeños primero',
    },
    layout: 'Vista',
    gridLayout: 'Cuadrícula',
    listLayout: 'Lista',
    filters: (applied) => (applied > 0 ? `Filtros (${number(applied)})` : 'Filtros'),
    clearAll: 'Borrar todo',
    showResults: (total) =>
      count(total, { one: 'Mostrar # resultado', other: 'Mostrar # resultados' }),
    startOver: 'Borrar la búsqueda y los filtros',
    removeFilter: (facet, value) => `Quitar el filtro ${facet}: ${value}`,
    facetNames: {
      file_types: 'Tipo de archivo',
      categories: 'Categoría',
      metadata: 'Metadatos',
      asset_groups: 'Grupo de recursos',
    },
    fileTypes: {
      image: 'Imágenes',
      video: 'Vídeos',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Documentos de Office',
      generic_binary: 'Otros archivos',
    },
    emptyValue: '(sin nombre)',
    noFacets: 'No hay nada con lo que acotar estos resultados.',

    results: (total) => count(total, { one: '# resultado', other: '# resultados' }),
    assets: 'Recursos',
    loading: 'Cargando recursos',
    loadingMore: 'Cargando más',
    endOfResults: 'Fin de los resultados',

    selected: (chosen, max) =>
      max === undefined
        ? count(chosen, { one: '# seleccionado', other: '# seleccionados' })
        : count(chosen, {
            one: `# de ${number(max)} seleccionado`,
            other: `# de ${number(max)} seleccionados`,
          }),
    selection: 'Recursos seleccionados',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Seleccione un recurso para insertarlo.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Seleccione hasta # recurso.',
          other: 'Seleccione hasta # recursos.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Seleccione uno o varios recursos.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Puede seleccionar como máximo # recurso. Quítelo primero.',
        other: 'Puede seleccionar como máximo # recursos. Quite uno primero.',
      }),
    tooFew: (min) =>
      count(min, {
        one: 'Seleccione al menos # recurso.',
        other: 'Seleccione al menos # recursos.',
      }),
    editSelected: (filename) => `Tamaño y texto de ${filename}`,
    preparing: 'Preparando enlaces…',
    detailFailed: 'No se han podido cargar los enlaces de este recurso.',
    confirmFailed: 'No se han podido preparar algunos recursos. Quítelos o inténtelo de nuevo.',

    signInTitle: 'Inicie sesión para elegir recursos',
    signInHint:
      'Se abrirá una ventana de su biblioteca de recursos. Permita el acceso en ella y vuelva aquí.',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    account: (name) => (name ? `Cuenta de ${name}` : 'Cuenta'),
    signedInAs: (name) => `Sesión iniciada como ${name}`,
    signingInTitle: 'Termine de iniciar sesión',
    signingInHint: 'Permita el acceso en la otra ventana. Esta página continuará por sí sola.',
    detachedHint:
      'La ventana de inicio de sesión ya no se ve desde aquí. Termine en ella si sigue abierta o empiece de nuevo.',
    reopenSignIn: 'Volver a abrir la ventana',
    cancelSignIn: 'Cancelar',
    sessionEnded: 'Su sesión ha terminado. Vuelva a iniciarla: su selección se conserva.',

    emptyTitle: 'No se han encontrado recursos',
    emptyHint: 'Pruebe con menos palabras o con otras, o quite un filtro.',
    emptyLibrary: 'Aquí no hay recursos que pueda ver.',
    tryAgain: 'Intentar de nuevo',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'El servicio pide esperar # segundo.',
        other: 'El servicio pide esperar # segundos.',
      }),
    failures: {
      configuration: [
        'Este selector no está configurado',
        'Hay que corregir la página que lo contiene.',
      ],
      'sign-in-required': [
        'No ha iniciado sesión',
        'Vuelva a iniciar sesión en esta página e inténtelo de nuevo.',
      ],
      'sign-in-blocked': [
        'Se ha bloqueado la ventana de inicio de sesión',
        'Permita las ventanas de esta página en la barra de direcciones y vuelva a iniciar sesión.',
      ],
      'sign-in-cancelled': [
        'Se ha cancelado el inicio de sesión',
        'Puede empezar de nuevo cuando quiera.',
      ],
      'sign-in-late': [
        'El inicio de sesión ha tardado demasiado',
        'Vuelva a empezar: no se ha perdido nada.',
      ],
      'sign-in-denied': [
        'No se ha permitido el acceso',
        'Elija Permitir en la ventana de inicio de sesión o consulte a su administrador.',
      ],
      'sign-in-failed': [
        'El inicio de sesión no ha funcionado',
        'Empiece de nuevo. Si sigue fallando, avise a los responsables de esta página.',
      ],
      'host-error': [
        'Ha fallado la conexión de esta página con la biblioteca',
        'Avise a los responsables de esta página.',
      ],
      'sign-in-unreachable': [
        'No se puede acceder al inicio de sesión',
        'Compruebe su conexión e inténtelo de nuevo. Si persiste, avise a los responsables de esta página.',
      ],
      offline: [
        'No tiene conexión',
        'Su selección se conserva. Inténtelo de nuevo cuando vuelva a tener conexión.',
      ],
      unreachable: [
        'La biblioteca de recursos no responde',
        'Compruebe su conexión e inténtelo de nuevo. Si persiste, avise a los responsables de esta página.',
      ],
      'rate-limited': [
        'La biblioteca de recursos está ocupada',
        'Se han hecho demasiadas solicitudes. Espere un momento.',
      ],
      forbidden: [
        'No tiene permiso para ver estos recursos',
        'Pida acceso a un administrador de la biblioteca de recursos.',
      ],
      refused: ['Se ha rechazado la búsqueda', 'Cambie la búsqueda e inténtelo de nuevo.'],
      service: [
        'La biblioteca de recursos tiene un problema',
        'No es culpa suya. Inténtelo de nuevo en un momento.',
      ],
      malformed: [
        'No se ha podido leer la respuesta',
        'La biblioteca de recursos ha enviado algo inesperado. Inténtelo de nuevo o avise a los responsables de esta página.',
      ],
      incomplete: [
        'La lista está incompleta',
        'La biblioteca de recursos cuenta más resultados de los que envía. Inténtelo de nuevo o acote la búsqueda.',
      ],
    },
  };

  return {
    assets,
    tooOld: 'Su navegador es demasiado antiguo para mostrar esto. Actualícelo o use otro.',
    selection: {
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
      decorative: 'Decorativa',
      altMissing: 'Falta el texto alternativo',
      linkText: 'Texto del enlace',
      frameTitle: 'Título',
      customSize: 'Tamaño personalizado',
      sizesFailed: 'No se han podido cargar los ajustes de tamaño.',
      noEmbeds: 'Este recurso no tiene ningún enlace que se pueda insertar.',
      loadingFar: 'Cargando más. Tan abajo en la lista, esto tarda un momento',
      rangeUnknown:
        'Solo se ha seleccionado lo que está cargado de este intervalo. Desplácese por él para cargar el resto.',
      fromTheEnd: 'El orden se ha invertido: la lista empieza ahora por los últimos resultados.',
      placeOf: (place, total) => `${number(place)} de ${number(total)}`,
      moveEarlier: 'Mover antes',
      moveLater: 'Mover después',
      moved: (name, place, total) =>
        `${name} está ahora en la posición ${number(place)} de ${number(total)}`,
      moveHint: 'Las flechas pasan al siguiente, con Alt lo mueven, Supr lo quita',
      earlierChosen: (before) => `${number(before)} antes`,
      laterChosen: (after) => `${number(after)} más`,
      gone: 'Ya no está disponible',
      uploaded: ['Fecha de subida', 'Hoy', 'Últimos 7 días', 'Últimos 30 días', 'Este año'],
      fileFacets: ['Ancho', 'Tamaño del archivo', 'Formato de archivo'],
      expiresOn: (day) => `Caduca el ${day}`,
      expiredOn: (day) => `Caducado el ${day}`,
      releasedOn: (day) => `Disponible el ${day}`,
      withdrawn: 'Retirado',
      unavailable: 'No disponible: caducado, retirado o aún sin publicar',
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
      previewFailed: 'No se pudo cargar la vista previa.',
      backToResults: 'Volver a los resultados',
      previousAsset: 'Recurso anterior',
      nextAsset: 'Recurso siguiente',
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
      showPages: 'Mostrar las páginas',
      pagesBlocked: 'Esta página no permite el visor. Abra el documento.',

      fileFacts: 'Archivo',
      factFormat: 'Formato',
      factDimensions: 'Dimensiones',
      factFileSize: 'Tamaño del archivo',
      factDuration: 'Duración',
      factCreated: 'Creado',
      factReleased: 'Disponible desde',
      factExpires: 'Caduca',
      downloadOriginal: 'Descargar el original',

      sizes: 'Tamaños',
      copyLink: 'Copiar enlace',
      copyHtml: 'Copiar HTML',
      copyMarkdown: 'Copiar Markdown',
      copyShareLink: 'Copiar enlace para compartir',
      copyToPaste: 'Copiar para documentos y correo',
      copyOtherWays: 'Otras formas de copiar',
      copied: 'Copiado',
      copyByHand: 'El navegador no permite copiar. Copie esto manualmente:',
      dragAgain: 'Sus enlaces aún no estaban. Arrástrelo otra vez.',

      embedName: embedNames(
        assets.emptyValue,
        '640 px de ancho|640 px de alto|Archivo original|Reproductor' +
          '|Reproductor con descarga|Imagen de portada|Archivo de vídeo|Documento' +
          '|Visor de documentos con descarga|Visor de documentos|Primera página como imagen' +
          '|Archivo de audio|Vista de 360°|Vista de 360° con descarga|Imagen',
      ),
    },
    filters: {
      expiry: ['Caducidad', 'Caducados', 'En los próximos 30 días', 'Sin fecha de caducidad'],
      orientation: ['Orientación', 'Horizontal', 'Vertical'],
      atLeast: (amount) => `${amount} como mínimo`,
      below: (amount) => `Menos de ${amount}`,
      above: (amount) => `Más de ${amount}`,
    },
    field: {
      changeChoice: 'Cambiar',
      chooseThese: (chosen) => (chosen > 1 ? `Elegir ${number(chosen)}` : 'Elegir'),
      nothingChosen: 'Nada elegido',
      signInToSee: 'Inicie sesión para ver lo que se ha elegido.',
      namesFailed: 'No se han podido cargar algunos nombres.',
    },
    choosing: {
      removed: (gone) => count(gone, { one: '# quitado', other: '# quitados' }),
      undo: 'Deshacer',
      restored: (back) => count(back, { one: '# restaurado', other: '# restaurados' }),
      sizeForAll: 'Este tamaño para todos',
      sizeSet: (name, total) => `${name} para ${number(total)}`,
      altNeeded: (missing) =>
        count(missing, {
          one: '# imagen no tiene texto alternativo. Descríbala o márquela como decorativa.',
          other:
            '# imágenes no tienen texto alternativo. Descríbalas o márquelas como decorativas.',
        }),
      addSize: 'Añadir un tamaño',
      removeSize: (name) => `Quitar el tamaño ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `Tamaño personalizado de ${filename}`,
      width: 'Ancho',
      height: 'Alto',
      wholeImage: 'Imagen completa',
      crop: 'Recortar',
      cropPosition: 'Parte que se conserva',
      focalAcross: 'Punto focal, de izquierda a derecha',
      focalDown: 'Punto focal, de arriba abajo',
      focalHint: 'Haga clic en lo que debe seguir visible.',
      automaticFormat: 'Automático',
      rotate: 'Girar a la derecha',
      sizeLimit: (max) => `Introduzca números enteros de 1 a ${number(max)}.`,
      enlarged: 'Es mayor que el original, por lo que puede verse borroso.',
      result: 'Resultado',
      useSize: 'Usar este tamaño',
      sizeFailed: 'No se ha podido cargar la imagen con este tamaño.',
      cropAnchors:
        'Arriba a la izquierda|Arriba|Arriba a la derecha|Izquierda|Centro|Derecha|Abajo a la izquierda|Abajo|Abajo a la derecha',
    },

    list: {
      columnName: 'Nombre',
      columnDimensions: 'Dimensiones',
      compactRows: 'Filas compactas',
    },
    keys: {
      keysTitle: 'Atajos de teclado',
      keyNames: 'Espacio|Intro|Supr|Inicio|Fin|Re Pág|Av Pág|Mayús|Ctrl|Alt|Esc',
      keyActions:
        'Moverse|Una página arriba o abajo|Primero y último|Seleccionar o quitar' +
        '|Seleccionar un intervalo|Seleccionar todo lo cargado|Abrir la vista previa' +
        '|Mostrar estos atajos|Anterior y siguiente|Acercar y alejar' +
        '|Imagen completa, tamaño real|Volver a los resultados|Mover un recurso' +
        '|Quitar un recurso',
    },

    search: {
      searchWithin: (facet) => `Buscar en «${facet}»`,
      valuesFound: (found, listed) => `${number(found)} de ${number(listed)}`,
      noValues: 'Ninguno de estos valores contiene eso.',
      showMore: (hidden) => `Mostrar ${number(hidden)} más`,
      showFewer: 'Mostrar menos',
      moreValues: 'Busque otros valores.',
      categoriesIn: (name) => `Categorías de «${name}»`,
      firstDay: 'Desde',
      lastDay: 'Hasta',
      queryNotUnderstood:
        'El servicio no ha entendido toda la búsqueda. Compruebe los paréntesis y las comillas.',
      understoodAs: 'Entendido como:',
      fewerWords: (total, text) => `${assets.results(total)} para «${text}»`,

      recentSearches: 'Búsquedas recientes',
      recentHint: 'Flecha abajo: búsquedas recientes',
      forgetSearch: (text) => `Olvidar «${text}»`,
      forgetSearches: 'Olvidar todas',
      saveSearch: 'Guardar esta búsqueda',
    },
    finding: {
      usedAssets: 'Usados recientemente',
      usedAbsent: (absent) =>
        count(absent, { one: '# ya no está disponible', other: '# ya no están disponibles' }),
      forgetUsed: 'Olvidar los usados',
      browseCategories: 'Explorar por categoría',
      allCategories: 'Todas las categorías',
      categoriesBelow: (name) => `Categorías de «${name}»`,
      noneBelow: (name) => `No hay categorías en «${name}».`,
      categoriesFailed: 'No se pudieron cargar las categorías.',
      moreCategories: 'Puede haber más categorías. Búsquelas.',
      savedSearches: 'Búsquedas guardadas',
      searchName: 'Nombre de la búsqueda',
      save: 'Guardar',
      saved: (name) => `Guardada como «${name}»`,
      removeSaved: (name) => `Eliminar «${name}»`,
      removedSaved: (name) => `Se eliminó «${name}»`,
      undoRemoved: 'Deshacer',
    },
    products: productsIn(assets, tools),
  };
};
