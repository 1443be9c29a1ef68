import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/de.js';
import { toolsFor } from './tools.js';

/** German. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Assets auswählen' : 'Asset auswählen'),
    close: 'Schließen',
    cancel: 'Abbrechen',
    confirm: (chosen) => (chosen > 1 ? `${number(chosen)} einfügen` : 'Einfügen'),

    search: 'Assets suchen',
    searchPlaceholder: 'Assets suchen',
    clearSearch: 'Suchtext löschen',
    sortBy: 'Sortieren nach',
    sortNames: {
      '-created_date': 'Neueste zuerst',
      created_date: 'Älteste zuerst',
      '-last_update_date': 'Zuletzt geändert',
      filename: 'Name, A bis Z',
      '-filename': 'Name, Z bis A',
      '-file_size': 'Größte zuerst',
      file_size: 'Kleinste zuerst',
    },
    layout: 'Ansicht',
    gridLayout: 'Raster',
    listLayout: 'Liste',
    filters: (applied) => (applied > 0 ? `Filter (${number(applied)})` : 'Filter'),
    clearAll: 'Alle entfernen',
    showResults: (total) =>
      count(total, { one: '# Ergebnis anzeigen', other: '# Ergebnisse anzeigen' }),
    startOver: 'Suche und Filter zurücksetzen',
    removeFilter: (facet, value) => `Filter „${facet}: ${value}“ entfernen`,
    facetNames: {
      file_types: 'Dateityp',
      categories: 'Kategorie',
      metadata: 'Metadaten',
      asset_groups: 'Asset-Gruppe',
    },
    fileTypes: {
      image: 'Bilder',
      video: 'Videos',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Office-Dokumente',
      generic_binary: 'Andere Dateien',
    },
    emptyValue: '(ohne Namen)',
    noFacets: 'Diese Ergebnisse lassen sich nicht weiter eingrenzen.',

    results: (total) => count(total, { one: '# Ergebnis', other: '# Ergebnisse' }),
    assets: 'Assets',
    loading: 'Assets werden geladen',
    loadingMore: 'Weitere werden geladen',
    endOfResults: 'Ende der Ergebnisse',

    selected: (chosen, max) =>
      max === undefined
        ? `${number(chosen)} ausgewählt`
        : `${number(chosen)} von ${number(max)} ausgewählt`,
    selection: 'Ausgewählte Assets',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Wählen Sie ein Asset.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Wählen Sie bis zu # Asset aus.',
          other: 'Wählen Sie bis zu # Assets aus.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Wählen Sie Assets.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Sie können höchstens # Asset auswählen. Entfernen Sie zuerst eines.',
        other: 'Sie können höchstens # Assets auswählen. Entfernen Sie zuerst eines.',
      }),
    tooFew: (min) =>
      count(min, {
        one: 'Wählen Sie mindestens # Asset aus.',
        other: 'Wählen Sie mindestens # Assets aus.',
      }),
    editSelected: (filename) => `Größe und Text von ${filename}`,
    preparing: 'Links werden vorbereitet …',
    detailFailed: 'Die Links dieses Assets konnten nicht geladen werden.',
    confirmFailed:
      'Einige Assets konnten nicht vorbereitet werden. Entfernen Sie sie oder versuchen Sie es erneut.',

    signInTitle: 'Anmelden, um Assets auszuwählen',
    signInHint:
      'Ein Fenster Ihrer Asset-Bibliothek wird geöffnet. Erlauben Sie dort den Zugriff und kehren Sie hierher zurück.',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    account: (name) => (name ? `Konto von ${name}` : 'Konto'),
    signedInAs: (name) => `Angemeldet als ${name}`,
    signingInTitle: 'Anmeldung abschließen',
    signingInHint:
      'Erlauben Sie den Zugriff im anderen Fenster. Hier geht es dann von selbst weiter.',
    detachedHint:
      'Das Anmeldefenster ist von hier aus nicht mehr zu sehen. Schließen Sie die Anmeldung dort ab, falls es noch offen ist, oder beginnen Sie neu.',
    reopenSignIn: 'Fenster erneut öffnen',
    cancelSignIn: 'Abbrechen',
    sessionEnded:
      'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an: Ihre Auswahl bleibt erhalten.',

    emptyTitle: 'Keine Assets gefunden',
    emptyHint: 'Versuchen Sie es mit weniger oder anderen Wörtern oder entfernen Sie einen Filter.',
    emptyLibrary: 'Hier gibt es keine Assets, die Sie sehen dürfen.',
    tryAgain: 'Erneut versuchen',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'Der Dienst bittet, # Sekunde zu warten.',
        other: 'Der Dienst bittet, # Sekunden zu warten.',
      }),
    failures: {
      configuration: [
        'Diese Auswahl ist nicht eingerichtet',
        'Die Seite, auf der sie steht, muss korrigiert werden.',
      ],
      'sign-in-required': [
        'Sie sind nicht angemeldet',
        'Melden Sie sich auf dieser Seite erneut an und versuchen Sie es noch einmal.',
      ],
      'sign-in-blocked': [
        'Das Anmeldefenster wurde blockiert',
        'Erlauben Sie in der Adressleiste Fenster für diese Seite und melden Sie sich dann erneut an.',
      ],
      'sign-in-cancelled': [
        'Die Anmeldung wurde abgebrochen',
        'Sie können jederzeit neu beginnen.',
      ],
      'sign-in-late': [
        'Die Anmeldung hat zu lange gedauert',
        'Beginnen Sie von vorn: Es ist nichts verloren gegangen.',
      ],
      'sign-in-denied': [
        'Der Zugriff wurde nicht erlaubt',
        'Erlauben Sie ihn im Anmeldefenster oder fragen Sie Ihre Administration.',
      ],
      'sign-in-failed': [
        'Die Anmeldung hat nicht funktioniert',
        'Beginnen Sie neu. Gelingt es wiederholt nicht, melden Sie es den Betreibern dieser Seite.',
      ],
      'host-error': [
        'Die Verbindung dieser Seite zur Bibliothek ist gescheitert',
        'Melden Sie es den Betreibern dieser Seite.',
      ],
      'sign-in-unreachable': [
        'Die Anmeldung ist nicht erreichbar',
        'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Bleibt es so, melden Sie es den Betreibern dieser Seite.',
      ],
      offline: [
        'Sie sind offline',
        'Ihre Auswahl bleibt erhalten. Versuchen Sie es erneut, sobald Sie wieder online sind.',
      ],
      unreachable: [
        'Die Asset-Bibliothek antwortet nicht',
        'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Bleibt es so, melden Sie es den Betreibern dieser Seite.',
      ],
      'rate-limited': [
        'Die Asset-Bibliothek ist ausgelastet',
        'Es wurden zu viele Anfragen gestellt. Warten Sie einen Moment.',
      ],
      forbidden: [
        'Sie dürfen diese Assets nicht sehen',
        'Bitten Sie die Administration der Asset-Bibliothek um Zugriff.',
      ],
      refused: ['Die Suche wurde abgelehnt', 'Ändern Sie die Suche und versuchen Sie es erneut.'],
      service: [
        'Die Asset-Bibliothek hat ein Problem',
        'Das liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal.',
      ],
      malformed: [
        'Die Antwort war nicht lesbar',
        'Die Asset-Bibliothek hat etwas Unerwartetes geschickt. Versuchen Sie es erneut oder melden Sie es den Betreibern dieser Seite.',
      ],
      incomplete: [
        'Die Liste ist unvollständig',
        'Die Asset-Bibliothek zählt mehr Ergebnisse, als sie liefert. Versuchen Sie es erneut oder grenzen Sie die Suche ein.',
      ],
    },
  };

  return {
    assets,
    tooOld:
      'Ihr Browser ist zu alt, um dies anzuzeigen. Aktualisieren Sie ihn oder verwenden Sie einen anderen.',
    selection: {
      selectAll: (loaded) =>
        count(loaded, { one: 'Das geladene Asset auswählen', other: 'Alle # geladenen auswählen' }),
      removeSelected: (filename) => `${filename} entfernen`,
      clearSelection: 'Auswahl aufheben',
      size: 'Größe',
      altText: 'Alt-Text',
      altTextHint: 'Was das Bild zeigt, für alle, die es nicht sehen können',
      decorative: 'Dekorativ',
      altMissing: 'Alt-Text fehlt',
      linkText: 'Linktext',
      frameTitle: 'Titel',
      customSize: 'Eigene Größe',
      sizesFailed: 'Der Dialog für eigene Größen konnte nicht geladen werden.',
      noEmbeds: 'Dieses Asset hat keinen Link, der eingefügt werden könnte.',
      loadingFar: 'Weitere werden geladen. So weit unten in der Liste dauert das einen Moment',
      rangeUnknown:
        'Nur was von diesem Bereich geladen ist, wurde ausgewählt. Blättern Sie hindurch, um den Rest zu laden.',
      fromTheEnd:
        'Die Reihenfolge ist umgekehrt: Die Liste beginnt jetzt mit den letzten Ergebnissen.',
      placeOf: (place, total) => `${number(place)} von ${number(total)}`,
      moveEarlier: 'Nach vorne',
      moveLater: 'Nach hinten',
      moved: (name, place, total) =>
        `${name} steht jetzt an Stelle ${number(place)} von ${number(total)}`,
      moveHint: 'Pfeiltasten gehen zum nächsten, mit Alt verschieben sie es, Entf nimmt es heraus',
      earlierChosen: (before) => `${number(before)} davor`,
      laterChosen: (after) => `${number(after)} weitere`,
      gone: 'Nicht mehr verfügbar',
      uploaded: ['Hochgeladen', 'Heute', 'Letzte 7 Tage', 'Letzte 30 Tage', 'Dieses Jahr'],
      fileFacets: ['Breite', 'Dateigröße', 'Dateiformat'],
      expiresOn: (day) => `Läuft ab am ${day}`,
      expiredOn: (day) => `Abgelaufen: ${day}`,
      releasedOn: (day) => `Verfügbar ab ${day}`,
      withdrawn: 'Zurückgezogen',
      unavailable: 'Nicht verfügbar: abgelaufen, zurückgezogen oder noch nicht freigegeben',
      absent: (gone) => `${number(gone)} nicht mehr verfügbar`,
      removeAbsent: 'Nicht Verfügbares entfernen',
      prepared: (ready, total) => `${number(ready)} von ${number(total)} bereit`,
      inserted: (total) => `${number(total)} eingefügt`,
      stopPreparing: 'Anhalten',
      stillWaiting: 'Noch keine Antwort',
      stillWaitingHint: 'Die Asset-Bibliothek antwortet langsam. Sie müssen nichts tun.',

      preview: 'Vorschau',
      previewOf: (name) => `Vorschau von ${name}`,
      previewFailed: 'Die Vorschau konnte nicht geladen werden.',
      backToResults: 'Zurück zu den Ergebnissen',
      previousAsset: 'Vorheriges Asset',
      nextAsset: 'Nächstes Asset',
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
      showPages: 'Seiten anzeigen',
      pagesBlocked: 'Diese Seite lässt die Ansicht nicht zu. Öffnen Sie das Dokument.',

      fileFacts: 'Datei',
      factFormat: 'Format',
      factDimensions: 'Abmessungen',
      factFileSize: 'Dateigröße',
      factDuration: 'Länge',
      factCreated: 'Erstellt',
      factReleased: 'Verfügbar ab',
      factExpires: 'Läuft ab',
      downloadOriginal: 'Original herunterladen',

      sizes: 'Größen',
      copyLink: 'Link kopieren',
      copyHtml: 'HTML kopieren',
      copyMarkdown: 'Markdown kopieren',
      copyShareLink: 'Freigabelink kopieren',
      copyToPaste: 'Für Dokumente und E-Mail kopieren',
      copyOtherWays: 'Anders kopieren',
      copied: 'Kopiert',
      copyByHand: 'Der Browser lässt das Kopieren nicht zu. Kopieren Sie dies selbst:',
      dragAgain: 'Die Links waren noch nicht geladen. Ziehen Sie es noch einmal.',

      embedName: embedNames(
        assets.emptyValue,
        '640 px breit|640 px hoch|Originaldatei|Player|Player mit Download' +
          '|Vorschaubild|Videodatei|Dokument|Dokumentansicht mit Download|Dokumentansicht' +
          '|Erste Seite als Bild|Audiodatei|360°-Ansicht|360°-Ansicht mit Download|Bild',
      ),
    },
    filters: {
      expiry: ['Ablauf', 'Abgelaufen', 'In den nächsten 30 Tagen', 'Ohne Ablaufdatum'],
      orientation: ['Ausrichtung', 'Querformat', 'Hochformat'],
      atLeast: (amount) => `Mindestens ${amount}`,
      below: (amount) => `Unter ${amount}`,
      above: (amount) => `Über ${amount}`,
    },
    field: {
      changeChoice: 'Ändern',
      chooseThese: (chosen) => (chosen > 1 ? `${number(chosen)} übernehmen` : 'Übernehmen'),
      nothingChosen: 'Nichts ausgewählt',
      signInToSee: 'Melden Sie sich an, um zu sehen, was ausgewählt ist.',
      namesFailed: 'Einige Namen konnten nicht geladen werden.',
    },
    choosing: {
      removed: (gone) => `${number(gone)} entfernt`,
      undo: 'Rückgängig',
      restored: (back) => `${number(back)} wiederhergestellt`,
      sizeForAll: 'Diese Größe für alle',
      sizeSet: (name, total) => `${name} für ${number(total)}`,
      altNeeded: (missing) =>
        count(missing, {
          one: '# Bild hat keinen Alt-Text. Beschreiben Sie es oder kennzeichnen Sie es als dekorativ.',
          other:
            '# Bilder haben keinen Alt-Text. Beschreiben Sie sie oder kennzeichnen Sie sie als dekorativ.',
        }),
      addSize: 'Größe hinzufügen',
      removeSize: (name) => `Größe ${name} entfernen`,
    },
    sizing: {
      customSizeOf: (filename) => `Eigene Größe für ${filename}`,
      width: 'Breite',
      height: 'Höhe',
      wholeImage: 'Ganzes Bild',
      crop: 'Zuschneiden',
      cropPosition: 'Ausschnitt',
      focalAcross: 'Fokuspunkt, von links nach rechts',
      focalDown: 'Fokuspunkt, von oben nach unten',
      focalHint: 'Klicken Sie auf das, was sichtbar bleiben muss.',
      automaticFormat: 'Automatisch',
      rotate: 'Im Uhrzeigersinn drehen',
      sizeLimit: (max) => `Geben Sie ganze Zahlen von 1 bis ${number(max)} ein.`,
      enlarged: 'Das ist größer als das Original und kann daher unscharf aussehen.',
      result: 'Ergebnis',
      useSize: 'Übernehmen',
      sizeFailed: 'Das Bild konnte in dieser Größe nicht geladen werden.',
      cropAnchors: 'Oben links|Oben|Oben rechts|Links|Mitte|Rechts|Unten links|Unten|Unten rechts',
    },

    list: {
      columnName: 'Name',
      columnDimensions: 'Abmessungen',
      compactRows: 'Kompakte Zeilen',
    },
    keys: {
      keysTitle: 'Tastenkürzel',
      keyNames: 'Leertaste|Eingabe|Entf|Pos1|Ende|Bild auf|Bild ab|Umschalt|Strg|Alt|Esc',
      keyActions:
        'Bewegen|Eine Seite nach oben oder unten|Zum ersten und letzten' +
        '|Auswählen oder abwählen|Bereich auswählen|Alle geladenen auswählen' +
        '|Vorschau öffnen|Diese Kürzel anzeigen|Vorheriges und nächstes' +
        '|Vergrößern und verkleinern|Ganzes Bild, Originalgröße' +
        '|Zurück zu den Ergebnissen|Asset verschieben|Asset entfernen',
    },

    search: {
      searchWithin: (facet) => `In „${facet}“ suchen`,
      valuesFound: (found, listed) => `${number(found)} von ${number(listed)}`,
      noValues: 'Keiner dieser Werte enthält das.',
      showMore: (hidden) => `${number(hidden)} weitere anzeigen`,
      showFewer: 'Weniger anzeigen',
      moreValues: 'Weitere über die Suche.',
      categoriesIn: (name) => `Kategorien in „${name}“`,
      firstDay: 'Von',
      lastDay: 'Bis',
      queryNotUnderstood:
        'Diese Suche wurde nicht vollständig verstanden. Prüfen Sie Klammern und Anführungszeichen.',
      understoodAs: 'Verstanden als:',
      fewerWords: (total, text) => `${assets.results(total)} für „${text}“`,

      recentSearches: 'Letzte Suchen',
      recentHint: 'Pfeil nach unten zeigt die letzten Suchen',
      forgetSearch: (text) => `„${text}“ vergessen`,
      forgetSearches: 'Alle vergessen',
      saveSearch: 'Diese Suche speichern',
    },
    finding: {
      usedAssets: 'Zuletzt verwendet',
      usedAbsent: (absent) =>
        count(absent, { one: '# ist nicht mehr verfügbar', other: '# sind nicht mehr verfügbar' }),
      forgetUsed: 'Verwendete vergessen',
      browseCategories: 'Nach Kategorien durchsuchen',
      allCategories: 'Alle Kategorien',
      categoriesBelow: (name) => `Kategorien in „${name}“`,
      noneBelow: (name) => `In „${name}“ gibt es keine Kategorien.`,
      categoriesFailed: 'Die Kategorien konnten nicht geladen werden.',
      moreCategories: 'Es gibt vielleicht weitere Kategorien. Suchen Sie danach.',
      savedSearches: 'Gespeicherte Suchen',
      searchName: 'Name der Suche',
      save: 'Speichern',
      saved: (name) => `Gespeichert als „${name}“`,
      removeSaved: (name) => `„${name}“ entfernen`,
      removedSaved: (name) => `„${name}“ wurde entfernt`,
      undoRemoved: 'Rückgängig',
    },
    products: productsIn(assets, tools),
  };
};
