import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/it.js';
import { toolsFor } from './tools.js';

/** Italian. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Scegli le risorse' : 'Scegli una risorsa'),
    close: 'Chiudi',
    cancel: 'Annulla',
    confirm: (chosen) => (chosen > 1 ? `Inserisci ${number(chosen)}` : 'Inserisci'),

    search: 'Cerca risorse',
    searchPlaceholder: 'Cerca risorse',
    clearSearch: 'Cancella la ricerca',
    sortBy: 'Ordina per',
    sortNames: {
      '-created_date': 'Prima le più recenti',
      created_date: 'Prima le meno recenti',
      '-last_update_date': 'Ultima modifica',
      filename: 'Nome, dalla A alla Z',
      '-filename': 'Nome, dalla Z alla A',
      '-file_size': 'Prima le più grandi',
      file_size: 'Prima le più piccole',
    },
    layout: 'Visualizzazione',
    gridLayout: 'Griglia',
    listLayout: 'Elenco',
    filters: (applied) => (applied > 0 ? `Filtri (${number(applied)})` : 'Filtri'),
    clearAll: 'Cancella tutto',
    showResults: (total) =>
      count(total, { one: 'Mostra # risultato', other: 'Mostra # risultati' }),
    startOver: 'Cancella ricerca e filtri',
    removeFilter: (facet, value) => `Rimuovi il filtro ${facet}: ${value}`,
    facetNames: {
      file_types: 'Tipo di file',
      categories: 'Categoria',
      metadata: 'Metadati',
      asset_groups: 'Gruppo di risorse',
    },
    fileTypes: {
      image: 'Immagini',
      video: 'Video',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Documenti Office',
      generic_binary: 'Altri file',
    },
    emptyValue: '(senza nome)',
    noFacets: 'Non c’è nulla con cui restringere questi risultati.',

    results: (total) => count(total, { one: '# risultato', other: '# risultati' }),
    assets: 'Risorse',
    loading: 'Caricamento delle risorse',
    loadingMore: 'Caricamento di altri risultati',
    endOfResults: 'Fine dei risultati',

    selected: (chosen, max) =>
      max === undefined
        ? count(chosen, { one: '# selezionata', other: '# selezionate' })
        : count(chosen, {
            one: `# di ${number(max)} selezionata`,
            other: `# di ${number(max)} selezionate`,
          }),
    selection: 'Risorse selezionate',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Seleziona una risorsa per inserirla.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Seleziona fino a # risorsa.',
          other: 'Seleziona fino a # risorse.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Seleziona una o più risorse.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Puoi selezionare al massimo # risorsa. Rimuovila prima.',
        other: 'Puoi selezionare al massimo # risorse. Rimuovine prima una.',
      }),
    tooFew: (min) =>
      count(min, {
        one: 'Seleziona almeno # risorsa.',
        other: 'Seleziona almeno # risorse.',
      }),
    editSelected: (filename) => `Dimensioni e testo di ${filename}`,
    preparing: 'Preparazione dei link…',
    detailFailed: 'Non è stato possibile caricare i link di questa risorsa.',
    confirmFailed: 'Non è stato possibile preparare alcune risorse. Rimuovile o riprova.',

    signInTitle: 'Accedi per scegliere le risorse',
    signInHint: 'Si apre una finestra della tua libreria. Consenti lì l’accesso e torna qui.',
    signIn: 'Accedi',
    signOut: 'Esci',
    account: (name) => (name ? `Account di ${name}` : 'Account'),
    signedInAs: (name) => `Accesso eseguito come ${name}`,
    signingInTitle: 'Completa l’accesso',
    signingInHint: 'Consenti l’accesso nell’altra finestra. Questa pagina prosegue da sola.',
    detachedHint:
      'Da qui la finestra di accesso non si vede più. Completa lì l’accesso, se è ancora aperta, oppure ricomincia.',
    reopenSignIn: 'Riapri la finestra',
    cancelSignIn: 'Annulla',
    sessionEnded: 'Il tuo accesso è scaduto. Accedi di nuovo: la tua selezione è conservata.',

    emptyTitle: 'Nessuna risorsa trovata',
    emptyHint: 'Prova con meno parole o con altre, oppure togli un filtro.',
    emptyLibrary: 'Qui non ci sono risorse che puoi vedere.',
    tryAgain: 'Riprova',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'Il servizio chiede di attendere # secondo.',
        other: 'Il servizio chiede di attendere # secondi.',
      }),
    failures: {
      configuration: [
        'Questo selettore non è configurato',
        'La pagina che lo contiene va corretta.',
      ],
      'sign-in-required': [
        'Non hai eseguito l’accesso',
        'Accedi di nuovo a questa pagina, poi riprova.',
      ],
      'sign-in-blocked': [
        'La finestra di accesso è stata bloccata',
        'Consenti le finestre per questa pagina nella barra degli indirizzi, poi accedi di nuovo.',
      ],
      'sign-in-cancelled': [
        'L’accesso è stato annullato',
        'Puoi ricominciare in qualsiasi momento.',
      ],
      'sign-in-late': [
        'L’accesso ha richiesto troppo tempo',
        'Ricomincia: non è andato perso nulla.',
      ],
      'sign-in-denied': [
        'L’accesso non è stato consentito',
        'Scegli Consenti nella finestra di accesso o rivolgiti al tuo amministratore.',
      ],
      'sign-in-failed': [
        'L’accesso non è riuscito',
        'Ricomincia. Se continua a non riuscire, avvisa chi gestisce questa pagina.',
      ],
      'host-error': [
        'Il collegamento di questa pagina alla libreria non è riuscito',
        'Avvisa chi gestisce questa pagina.',
      ],
      'sign-in-unreachable': [
        'Il servizio di accesso non è raggiungibile',
        'Controlla la connessione e riprova. Se il problema persiste, avvisa chi gestisce questa pagina.',
      ],
      offline: [
        'Sei offline',
        'La tua selezione è conservata. Riprova quando sarai di nuovo online.',
      ],
      unreachable: [
        'La libreria di risorse non risponde',
        'Controlla la connessione e riprova. Se il problema persiste, avvisa chi gestisce questa pagina.',
      ],
      'rate-limited': [
        'La libreria di risorse è occupata',
        'Sono state inviate troppe richieste. Attendi un momento.',
      ],
      forbidden: [
        'Non puoi vedere queste risorse',
        'Chiedi l’accesso a un amministratore della libreria di risorse.',
      ],
      refused: ['La ricerca è stata rifiutata', 'Modifica la ricerca e riprova.'],
      service: [
        'La libreria di risorse ha un problema',
        'Non dipende da te. Riprova tra un momento.',
      ],
      malformed: [
        'La risposta non è leggibile',
        'La libreria di risorse ha inviato qualcosa di inatteso. Riprova o avvisa chi gestisce questa pagina.',
      ],
      incomplete: [
        'L’elenco è incompleto',
        'La libreria di risorse conta più risultati di quanti ne invia. Riprova o restringi la ricerca.',
      ],
    },
  };

  return {
    assets,
    tooOld:
      'Il browser è troppo vecchio per mostrare questo contenuto. Aggiornalo o usane un altro.',
    selection: {
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
      decorative: 'Decorativa',
      altMissing: 'Manca il testo alternativo',
      linkText: 'Testo del link',
      frameTitle: 'Titolo',
      customSize: 'Dimensione personalizzata',
      sizesFailed: 'Non è stato possibile caricare le impostazioni della dimensione.',
      noEmbeds: 'Questa risorsa non ha link che si possano inserire.',
      loadingFar: 'Caricamento di altri risultati. Così in fondo all’elenco ci vuole un momento',
      rangeUnknown:
        'È stato selezionato solo ciò che è caricato in questo intervallo. Scorretelo per caricare il resto.',
      fromTheEnd: 'L’ordine è invertito: ora l’elenco inizia dagli ultimi risultati.',
      placeOf: (place, total) => `${number(place)} di ${number(total)}`,
      moveEarlier: 'Sposta prima',
      moveLater: 'Sposta dopo',
      moved: (name, place, total) =>
        `${name} è ora in posizione ${number(place)} di ${number(total)}`,
      moveHint: 'Le frecce passano alla successiva, con Alt la spostano, Canc la toglie',
      earlierChosen: (before) => `${number(before)} prima`,
      laterChosen: (after) => `altre ${number(after)}`,
      gone: 'Non più disponibile',
      uploaded: ['Data caricamento', 'Oggi', 'Ultimi 7 giorni', 'Ultimi 30 giorni', 'Quest’anno'],
      fileFacets: ['Larghezza', 'Dimensione del file', 'Formato del file'],
      expiresOn: (day) => `Scadenza: ${day}`,
      expiredOn: (day) => `Scaduta: ${day}`,
      releasedOn: (day) => `Disponibile da: ${day}`,
      withdrawn: 'Ritirata',
      unavailable: 'Non disponibile: scaduta, ritirata o non ancora pubblicata',
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
      previewFailed: 'Impossibile caricare l’anteprima.',
      backToResults: 'Torna ai risultati',
      previousAsset: 'Risorsa precedente',
      nextAsset: 'Risorsa successiva',
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
      showPages: 'Mostra le pagine',
      pagesBlocked: 'Questa pagina non consente il visualizzatore. Apri il documento.',

      fileFacts: 'File',
      factFormat: 'Formato',
      factDimensions: 'Dimensioni',
      factFileSize: 'Peso del file',
      factDuration: 'Durata',
      factCreated: 'Creato',
      factReleased: 'Disponibile dal',
      factExpires: 'Scade il',
      downloadOriginal: 'Scarica l’originale',

      sizes: 'Formati disponibili',
      copyLink: 'Copia link',
      copyHtml: 'Copia HTML',
      copyMarkdown: 'Copia Markdown',
      copyShareLink: 'Copia link di condivisione',
      copyToPaste: 'Copia per documenti ed email',
      copyOtherWays: 'Altri modi di copiare',
      copied: 'Copiato',
      copyByHand: 'Il browser non consente di copiare. Copia tu stesso questo testo:',
      dragAgain: 'I link non c’erano ancora. Trascinalo di nuovo.',

      embedName: embedNames(
        assets.emptyValue,
        'Largo 640 px|Alto 640 px|File originale|Lettore|Lettore con download' +
          '|Immagine di anteprima|File video|Documento|Visualizzatore di documenti con download' +
          '|Visualizzatore di documenti|Prima pagina come immagine|File audio|Vista a 360°' +
          '|Vista a 360° con download|Immagine',
      ),
    },
    filters: {
      expiry: ['Scadenza', 'Scadute', 'Nei prossimi 30 giorni', 'Senza scadenza'],
      orientation: ['Orientamento', 'Orizzontale', 'Verticale'],
      atLeast: (amount) => `Almeno ${amount}`,
      below: (amount) => `Meno di ${amount}`,
      above: (amount) => `Più di ${amount}`,
    },
    field: {
      changeChoice: 'Cambia',
      chooseThese: (chosen) => (chosen > 1 ? `Scegli ${number(chosen)}` : 'Scegli'),
      nothingChosen: 'Nessuna scelta',
      signInToSee: 'Accedi per vedere che cosa è stato scelto.',
      namesFailed: 'Non è stato possibile caricare alcuni nomi.',
    },
    choosing: {
      removed: (gone) => count(gone, { one: '# rimosso', other: '# rimossi' }),
      undo: 'Annulla',
      restored: (back) => count(back, { one: '# ripristinato', other: '# ripristinati' }),
      sizeForAll: 'Queste dimensioni per tutti',
      sizeSet: (name, total) => `${name} per ${number(total)}`,
      altNeeded: (missing) =>
        count(missing, {
          one: '# immagine non ha un testo alternativo. Descrivila o contrassegnala come decorativa.',
          other:
            '# immagini non hanno un testo alternativo. Descrivile o contrassegnale come decorative.',
        }),
      addSize: 'Aggiungi altre dimensioni',
      removeSize: (name) => `Rimuovi le dimensioni ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `Dimensione personalizzata di ${filename}`,
      width: 'Larghezza',
      height: 'Altezza',
      wholeImage: 'Immagine intera',
      crop: 'Ritaglia',
      cropPosition: 'Parte da mantenere',
      focalAcross: 'Punto focale, da sinistra a destra',
      focalDown: 'Punto focale, dall’alto in basso',
      focalHint: 'Fai clic su ciò che deve restare visibile.',
      automaticFormat: 'Automatico',
      rotate: 'Ruota in senso orario',
      sizeLimit: (max) => `Inserisci numeri interi da 1 a ${number(max)}.`,
      enlarged: 'È più grande dell’originale, quindi può apparire sfocata.',
      result: 'Risultato',
      useSize: 'Usa questa dimensione',
      sizeFailed: 'Non è stato possibile caricare l’immagine in questa dimensione.',
      cropAnchors:
        'In alto a sinistra|In alto|In alto a destra|A sinistra|Al centro|A destra|In basso a sinistra|In basso|In basso a destra',
    },

    list: {
      columnName: 'Nome',
      columnDimensions: 'Dimensioni',
      compactRows: 'Righe compatte',
    },
    keys: {
      keysTitle: 'Scorciatoie da tastiera',
      keyNames: 'Spazio|Invio|Canc|Home|Fine|Pag su|Pag giù|Maiusc|Ctrl|Alt|Esc',
      keyActions:
        'Spostarsi|Una pagina in su o in giù|Primo e ultimo|Selezionare o deselezionare' +
        '|Selezionare un intervallo|Selezionare tutto ciò che è caricato' +
        '|Aprire l’anteprima|Mostrare queste scorciatoie|Precedente e successivo' +
        '|Ingrandire e ridurre|Immagine intera, dimensioni reali|Tornare ai risultati' +
        '|Spostare una risorsa|Rimuovere una risorsa',
    },

    search: {
      searchWithin: (facet) => `Cerca in «${facet}»`,
      valuesFound: (found, listed) => `${number(found)} di ${number(listed)}`,
      noValues: 'Nessuno di questi valori lo contiene.',
      showMore: (hidden) => count(hidden, { one: 'Mostra # altro', other: 'Mostra altri #' }),
      showFewer: 'Mostra meno',
      moreValues: 'Cerca altri valori.',
      categoriesIn: (name) => `Categorie in «${name}»`,
      firstDay: 'Dal',
      lastDay: 'Al',
      queryNotUnderstood:
        'Il servizio non ha capito tutta la ricerca. Controlla le parentesi e le virgolette.',
      understoodAs: 'Interpretato come:',
      fewerWords: (total, text) => `${assets.results(total)} per «${text}»`,

      recentSearches: 'Ricerche recenti',
      recentHint: 'Freccia giù: ricerche recenti',
      forgetSearch: (text) => `Dimentica «${text}»`,
      forgetSearches: 'Dimentica tutte',
      saveSearch: 'Salva questa ricerca',
    },
    finding: {
      usedAssets: 'Usati di recente',
      usedAbsent: (absent) =>
        count(absent, { one: '# non è più disponibile', other: '# non sono più disponibili' }),
      forgetUsed: 'Dimentica gli elementi usati',
      browseCategories: 'Sfoglia per categoria',
      allCategories: 'Tutte le categorie',
      categoriesBelow: (name) => `Categorie in «${name}»`,
      noneBelow: (name) => `Non ci sono categorie in «${name}».`,
      categoriesFailed: 'Impossibile caricare le categorie.',
      moreCategories: 'Potrebbero esserci altre categorie. Cercale.',
      savedSearches: 'Ricerche salvate',
      searchName: 'Nome della ricerca',
      save: 'Salva',
      saved: (name) => `Salvata come «${name}»`,
      removeSaved: (name) => `Rimuovi «${name}»`,
      removedSaved: (name) => `«${name}» è stata rimossa`,
      undoRemoved: 'Annulla',
    },
    products: productsIn(assets, tools),
  };
};
