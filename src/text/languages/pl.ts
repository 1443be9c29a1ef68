import type { Translate } from '../language.js';
import type { Messages } from '../messages/messages.js';
import { embedNames } from './embed-names.js';
import { productsIn } from './products/pl.js';
import { toolsFor } from './tools.js';

/** Polish. */
export const translate: Translate = (locale) => {
  const tools = toolsFor(locale);
  const { formats, count } = tools;
  const { number } = formats;
  const assets: Required<Messages> = {
    ...formats,

    title: (multiple) => (multiple ? 'Wybierz zasoby' : 'Wybierz zasób'),
    close: 'Zamknij',
    cancel: 'Anuluj',
    confirm: (chosen) => (chosen > 1 ? `Wstaw (${number(chosen)})` : 'Wstaw'),

    search: 'Szukaj zasobów',
    searchPlaceholder: 'Szukaj zasobów',
    clearSearch: 'Wyczyść wyszukiwanie',
    sortBy: 'Sortuj według',
    sortNames: {
      '-created_date': 'Od najnowszych',
      created_date: 'Od najstarszych',
      '-last_update_date': 'Ostatnio zmienione',
      filename: 'Nazwa, od A do Z',
      '-filename': 'Nazwa, od Z do A',
      '-file_size': 'Od największych',
      file_size: 'Od najmniejszych',
    },
    layout: 'Widok',
    gridLayout: 'Siatka',
    listLayout: 'Lista',
    filters: (applied) => (applied > 0 ? `Filtry (${number(applied)})` : 'Filtry'),
    clearAll: 'Wyczyść wszystko',
    showResults: (total) =>
      count(total, {
        one: 'Pokaż # wynik',
        few: 'Pokaż # wyniki',
        other: 'Pokaż # wyników',
      }),
    startOver: 'Wyczyść wyszukiwanie i filtry',
    removeFilter: (facet, value) => `Usuń filtr ${facet}: ${value}`,
    facetNames: {
      file_types: 'Typ pliku',
      categories: 'Kategoria',
      metadata: 'Metadane',
      asset_groups: 'Grupa zasobów',
    },
    fileTypes: {
      image: 'Obrazy',
      video: 'Wideo',
      audio: 'Audio',
      pdf: 'PDF',
      office: 'Dokumenty Office',
      generic_binary: 'Inne pliki',
    },
    emptyValue: '(bez nazwy)',
    noFacets: 'Tych wyników nie można bardziej zawęzić.',

    results: (total) => count(total, { one: '# wynik', few: '# wyniki', other: '# wyników' }),
    assets: 'Zasoby',
    loading: 'Wczytywanie zasobów',
    loadingMore: 'Wczytywanie kolejnych',
    endOfResults: 'Koniec wyników',

    selected: (chosen, max) =>
      max === undefined
        ? `Wybrano: ${number(chosen)}`
        : `Wybrano: ${number(chosen)} z ${number(max)}`,
    selection: 'Wybrane zasoby',
    nothingSelected: (multiple, min, max) => {
      if (!multiple) return 'Wybierz zasób, aby go wstawić.';
      if (max !== undefined && min < 2) {
        return count(max, {
          one: 'Wybierz najwyżej # zasób.',
          few: 'Wybierz najwyżej # zasoby.',
          other: 'Wybierz najwyżej # zasobów.',
        });
      }
      return min > 1 ? assets.tooFew(min) : 'Wybierz co najmniej jeden zasób.';
    },
    limitReached: (max) =>
      count(max, {
        one: 'Możesz wybrać najwyżej # zasób. Najpierw go usuń.',
        few: 'Możesz wybrać najwyżej # zasoby. Najpierw usuń jeden z nich.',
        other: 'Możesz wybrać najwyżej # zasobów. Najpierw usuń jeden z nich.',
      }),
    tooFew: (min) =>
      count(min, {
        one: 'Wybierz co najmniej # zasób.',
        few: 'Wybierz co najmniej # zasoby.',
        other: 'Wybierz co najmniej # zasobów.',
      }),
    editSelected: (filename) => `Rozmiar i tekst: ${filename}`,
    preparing: 'Przygotowywanie linków…',
    detailFailed: 'Nie udało się wczytać linków tego zasobu.',
    confirmFailed: 'Nie udało się przygotować niektórych zasobów. Usuń je lub spróbuj ponownie.',

    signInTitle: 'Zaloguj się, aby wybrać zasoby',
    signInHint: 'Otworzy się okno biblioteki zasobów. Zezwól w nim na dostęp i wróć tutaj.',
    signIn: 'Zaloguj się',
    signOut: 'Wyloguj się',
    account: (name) => (name ? `Konto: ${name}` : 'Konto'),
    signedInAs: (name) => `Zalogowano jako ${name}`,
    signingInTitle: 'Dokończ logowanie',
    signingInHint: 'Zezwól na dostęp w drugim oknie. Ta strona sama przejdzie dalej.',
    detachedHint:
      'Okna logowania nie widać już z tego miejsca. Dokończ w nim logowanie, jeśli jest jeszcze otwarte, albo zacznij od nowa.',
    reopenSignIn: 'Otwórz okno ponownie',
    cancelSignIn: 'Anuluj',
    sessionEnded: 'Sesja wygasła. Zaloguj się ponownie: Twój wybór został zachowany.',

    emptyTitle: 'Nie znaleziono zasobów',
    emptyHint: 'Użyj mniejszej liczby słów lub innych słów albo usuń filtr.',
    emptyLibrary: 'Nie ma tu zasobów, które możesz zobaczyć.',
    tryAgain: 'Spróbuj ponownie',
    tryAgainAt: (seconds) =>
      count(seconds, {
        one: 'Usługa prosi o odczekanie # sekundy.',
        other: 'Usługa prosi o odczekanie # sekund.',
      }),
    failures: {
      configuration: [
        'Ten selektor nie jest skonfigurowany',
        'Strona, na której się znajduje, wymaga poprawienia.',
      ],
      'sign-in-required': [
        'Nie zalogowano',
        'Zaloguj się ponownie na tej stronie i spróbuj jeszcze raz.',
      ],
      'sign-in-blocked': [
        'Okno logowania zostało zablokowane',
        'Zezwól tej stronie na otwieranie okien na pasku adresu i zaloguj się ponownie.',
      ],
      'sign-in-cancelled': [
        'Logowanie zostało anulowane',
        'W każdej chwili możesz zacząć od nowa.',
      ],
      'sign-in-late': ['Logowanie trwało zbyt długo', 'Zacznij od nowa: nic nie zostało utracone.'],
      'sign-in-denied': [
        'Nie zezwolono na dostęp',
        'Zezwól na dostęp w oknie logowania lub zwróć się do administratora.',
      ],
      'sign-in-failed': [
        'Logowanie nie powiodło się',
        'Zacznij od nowa. Jeśli to się powtarza, powiadom osoby prowadzące tę stronę.',
      ],
      'host-error': [
        'Połączenie tej strony z biblioteką nie powiodło się',
        'Powiadom osoby prowadzące tę stronę.',
      ],
      'sign-in-unreachable': [
        'Nie można połączyć się z usługą logowania',
        'Sprawdź połączenie i spróbuj ponownie. Jeśli to się powtarza, powiadom osoby prowadzące tę stronę.',
      ],
      offline: [
        'Jesteś offline',
        'Twój wybór został zachowany. Spróbuj ponownie, gdy wróci połączenie.',
      ],
      unreachable: [
        'Biblioteka zasobów nie odpowiada',
        'Sprawdź połączenie i spróbuj ponownie. Jeśli to się powtarza, powiadom osoby prowadzące tę stronę.',
      ],
      'rate-limited': [
        'Biblioteka zasobów jest przeciążona',
        'Wysłano zbyt wiele żądań. Zaczekaj chwilę.',
      ],
      forbidden: [
        'Nie masz dostępu do tych zasobów',
        'Poproś o dostęp administratora biblioteki zasobów.',
      ],
      refused: ['Zapytanie zostało odrzucone', 'Zmień zapytanie i spróbuj ponownie.'],
      service: ['Biblioteka zasobów ma problem', 'To nie Twoja wina. Spróbuj ponownie za chwilę.'],
      malformed: [
        'Nie udało się odczytać odpowiedzi',
        'Biblioteka zasobów przysłała coś nieoczekiwanego. Spróbuj ponownie lub powiadom osoby prowadzące tę stronę.',
      ],
      incomplete: [
        'Lista jest niepełna',
        'Biblioteka zasobów podaje więcej wyników, niż przysyła. Spróbuj ponownie lub zawęź wyszukiwanie.',
      ],
    },
  };

  return {
    assets,
    tooOld: 'Przeglądarka jest zbyt stara, aby to wyświetlić. Zaktualizuj ją lub użyj innej.',
    selection: {
      selectAll: (loaded) =>
        count(loaded, {
          one: 'Zaznacz # wczytany',
          few: 'Zaznacz wszystkie # wczytane',
          many: 'Zaznacz wszystkie # wczytanych',
          other: 'Zaznacz wszystkie # wczytanego',
        }),
      removeSelected: (filename) => `Usuń ${filename}`,
      clearSelection: 'Wyczyść wybór',
      size: 'Rozmiar',
      altText: 'Tekst alternatywny',
      altTextHint: 'Co przedstawia obraz – dla osób, które go nie widzą',
      decorative: 'Dekoracyjny',
      altMissing: 'Brak tekstu alternatywnego',
      linkText: 'Tekst linku',
      frameTitle: 'Tytuł',
      customSize: 'Własny rozmiar',
      sizesFailed: 'Nie udało się wczytać tego okna.',
      noEmbeds: 'Ten zasób nie ma linku, który można wstawić.',
      loadingFar: 'Wczytywanie kolejnych. Tak daleko na liście trwa to chwilę',
      rangeUnknown:
        'Zaznaczono tylko to, co wczytano z tego zakresu. Przewiń go, aby wczytać resztę.',
      fromTheEnd: 'Kolejność została odwrócona: lista zaczyna się teraz od ostatnich wyników.',
      placeOf: (place, total) => `${number(place)} z ${number(total)}`,
      moveEarlier: 'Przesuń wcześniej',
      moveLater: 'Przesuń dalej',
      moved: (name, place, total) => `${name}: teraz pozycja ${number(place)} z ${number(total)}`,
      moveHint: 'Strzałki przechodzą do następnego, z Alt przesuwają go, Delete usuwa',
      earlierChosen: (before) => `${number(before)} wcześniej`,
      laterChosen: (after) => `jeszcze ${number(after)}`,
      gone: 'Już niedostępny',
      uploaded: ['Data dodania', 'Dzisiaj', 'Ostatnie 7 dni', 'Ostatnie 30 dni', 'Ten rok'],
      fileFacets: ['Szerokość', 'Rozmiar pliku', 'Format pliku'],
      expiresOn: (day) => `Wygasa ${day}`,
      expiredOn: (day) => `Wygasł ${day}`,
      releasedOn: (day) => `Dostępny od ${day}`,
      withdrawn: 'Wycofany',
      unavailable: 'Niedostępny: wygasł, został wycofany lub nie został jeszcze udostępniony',
      absent: (gone) =>
        count(gone, {
          one: '# już niedostępny',
          few: '# już niedostępne',
          many: '# już niedostępnych',
          other: '# już niedostępnego',
        }),
      removeAbsent: 'Usuń to, co niedostępne',
      prepared: (ready, total) => `Gotowe: ${number(ready)} z ${number(total)}`,
      inserted: (total) => `Wstawiono: ${number(total)}`,
      stopPreparing: 'Zatrzymaj',
      stillWaiting: 'Nadal czekamy',
      stillWaitingHint: 'Biblioteka odpowiada powoli. Nie trzeba nic robić.',

      preview: 'Podgląd',
      previewOf: (name) => `Podgląd: ${name}`,
      previewFailed: 'Nie udało się wczytać podglądu.',
      backToResults: 'Wróć do wyników',
      previousAsset: 'Poprzedni zasób',
      nextAsset: 'Następny zasób',
      selectAsset: 'Zaznacz',
      deselectAsset: 'Odznacz',
      zoomIn: 'Powiększ',
      zoomOut: 'Pomniejsz',
      zoomToFit: 'Dopasuj',
      actualSize: 'Rzeczywisty rozmiar',
      noPreview: 'Nie ma obrazu tego pliku.',
      notPlayable: 'Nie można tego tutaj odtworzyć.',
      openDocument: 'Otwórz dokument',
      openPlayer: 'Otwórz odtwarzacz',
      showPages: 'Pokaż strony',
      pagesBlocked: 'Ta strona nie zezwala na podgląd. Otwórz dokument.',

      fileFacts: 'Plik',
      factFormat: 'Format',
      factDimensions: 'Wymiary',
      factFileSize: 'Rozmiar pliku',
      factDuration: 'Długość',
      factCreated: 'Utworzono',
      factReleased: 'Dostępny od',
      factExpires: 'Wygasa',
      downloadOriginal: 'Pobierz oryginał',

      sizes: 'Rozmiary',
      copyLink: 'Kopiuj link',
      copyHtml: 'Kopiuj HTML',
      copyMarkdown: 'Kopiuj Markdown',
      copyShareLink: 'Kopiuj link do udostępniania',
      copyToPaste: 'Kopiuj do dokumentów i e-maili',
      copyOtherWays: 'Inne sposoby kopiowania',
      copied: 'Skopiowano',
      copyByHand: 'Przeglądarka nie pozwala kopiować. Skopiuj to samodzielnie:',
      dragAgain: 'Linków jeszcze nie było. Przeciągnij ponownie.',

      embedName: embedNames(
        assets.emptyValue,
        'Szerokość 640 px|Wysokość 640 px|Plik oryginalny|Odtwarzacz|Odtwarzacz z pobieraniem' +
          '|Obraz podglądu|Plik wideo|Dokument|Przeglądarka dokumentu z pobieraniem' +
          '|Przeglądarka dokumentu|Pierwsza strona jako obraz|Plik audio|Widok 360°' +
          '|Widok 360° z pobieraniem|Obraz',
      ),
    },
    filters: {
      expiry: [
        'Data wygaśnięcia',
        'Wygasłe',
        'W ciągu najbliższych 30 dni',
        'Bez daty wygaśnięcia',
      ],
      orientation: ['Orientacja', 'Pozioma', 'Pionowa'],
      atLeast: (amount) => `Co najmniej ${amount}`,
      below: (amount) => `Poniżej ${amount}`,
      above: (amount) => `Powyżej ${amount}`,
    },
    field: {
      changeChoice: 'Zmień',
      chooseThese: (chosen) => (chosen > 1 ? `Wybierz (${number(chosen)})` : 'Wybierz'),
      nothingChosen: 'Nic nie wybrano',
      signInToSee: 'Zaloguj się, aby zobaczyć, co wybrano.',
      namesFailed: 'Nie udało się wczytać niektórych nazw.',
    },
    choosing: {
      removed: (gone) => `Usunięto: ${number(gone)}`,
      undo: 'Cofnij',
      restored: (back) => `Przywrócono: ${number(back)}`,
      sizeForAll: 'Ten rozmiar dla wszystkich',
      sizeSet: (name, total) => `${name}, dla ${number(total)}`,
      altNeeded: (missing) =>
        `Obrazy bez tekstu alternatywnego: ${number(missing)}. Opisz je lub oznacz jako dekoracyjne.`,
      addSize: 'Dodaj rozmiar',
      removeSize: (name) => `Usuń rozmiar ${name}`,
    },
    sizing: {
      customSizeOf: (filename) => `Własny rozmiar: ${filename}`,
      width: 'Szerokość',
      height: 'Wysokość',
      wholeImage: 'Cały obraz',
      crop: 'Przytnij',
      cropPosition: 'Część do zachowania',
      focalAcross: 'Punkt skupienia, od lewej do prawej',
      focalDown: 'Punkt skupienia, od góry do dołu',
      focalHint: 'Kliknij to, co ma pozostać widoczne.',
      automaticFormat: 'Automatycznie',
      rotate: 'Obróć w prawo',
      sizeLimit: (max) => `Wpisz liczby całkowite od 1 do ${number(max)}.`,
      enlarged: 'Większe niż oryginał, więc może być nieostre.',
      result: 'Wynik',
      useSize: 'Użyj tego rozmiaru',
      sizeFailed: 'Nie udało się wczytać obrazu w tym rozmiarze.',
      cropAnchors:
        'Lewy górny róg|Góra|Prawy górny róg|Lewa strona|Środek|Prawa strona|Lewy dolny róg|Dół|Prawy dolny róg',
    },

    list: {
      columnName: 'Nazwa',
      columnDimensions: 'Wymiary',
      compactRows: 'Zwarte wiersze',
    },
    keys: {
      keysTitle: 'Skróty klawiszowe',
      keyNames: 'Spacja|Enter|Delete|Home|End|Page Up|Page Down|Shift|Ctrl|Alt|Esc',
      keyActions:
        'Poruszanie się|Strona w górę lub w dół|Pierwszy i ostatni|Zaznacz lub odznacz' +
        '|Zaznacz zakres|Zaznacz wszystkie wczytane|Otwórz podgląd|Pokaż te skróty' +
        '|Poprzedni i następny|Powiększ i pomniejsz|Cały obraz, rzeczywisty rozmiar' +
        '|Wróć do wyników|Przenieś zasób|Usuń zasób',
    },

    search: {
      searchWithin: (facet) => `Szukaj w „${facet}”`,
      valuesFound: (found, listed) => `${number(found)} z ${number(listed)}`,
      noValues: 'Żadna z tych wartości tego nie zawiera.',
      showMore: (hidden) => `Pokaż więcej (${number(hidden)})`,
      showFewer: 'Pokaż mniej',
      moreValues: 'Wyszukaj inne wartości.',
      categoriesIn: (name) => `Kategorie w „${name}”`,
      firstDay: 'Od',
      lastDay: 'Do',
      queryNotUnderstood: 'Usługa nie zrozumiała całego zapytania. Sprawdź nawiasy i cudzysłowy.',
      understoodAs: 'Zrozumiano jako:',
      fewerWords: (total, text) => `${assets.results(total)} dla „${text}”`,

      recentSearches: 'Ostatnie wyszukiwania',
      recentHint: 'Strzałka w dół pokazuje ostatnie wyszukiwania',
      forgetSearch: (text) => `Zapomnij „${text}”`,
      forgetSearches: 'Zapomnij wszystkie',
      saveSearch: 'Zapisz to wyszukiwanie',
    },
    finding: {
      usedAssets: 'Ostatnio użyte',
      usedAbsent: (absent) => `Już niedostępne: ${number(absent)}`,
      forgetUsed: 'Zapomnij użyte',
      browseCategories: 'Przeglądaj według kategorii',
      allCategories: 'Wszystkie kategorie',
      categoriesBelow: (name) => `Kategorie w „${name}”`,
      noneBelow: (name) => `W „${name}” nie ma kategorii.`,
      categoriesFailed: 'Nie udało się wczytać kategorii.',
      moreCategories: 'Kategorii może być więcej. Wyszukaj je.',
      savedSearches: 'Zapisane wyszukiwania',
      searchName: 'Nazwa wyszukiwania',
      save: 'Zapisz',
      saved: (name) => `Zapisano jako „${name}”`,
      removeSaved: (name) => `Usuń „${name}”`,
      removedSaved: (name) => `Usunięto „${name}”`,
      undoRemoved: 'Cofnij',
    },
    products: productsIn(assets, tools),
  };
};
