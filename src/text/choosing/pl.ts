import type { ChoosingMessages } from '../messages/choosing.js';
import type { Tools } from '../languages/tools.js';

const embedNames = {
  '640px-landscape': '640 px, poziomo',
  '640px-portrait': '640 px, pionowo',
  original: 'Plik oryginalny',
  video_player: 'Odtwarzacz',
  video_player_with_download: 'Odtwarzacz z pobieraniem',
  VideoWithPlayerAndDownload: 'Odtwarzacz z pobieraniem',
  video_poster: 'Obraz podglądu',
  video_stream: 'Plik wideo',
  document_viewer: 'Dokument',
  document_viewer_with_download: 'Przeglądarka dokumentu z pobieraniem',
  document_html5_viewer: 'Przeglądarka dokumentu',
  document_thumbnail: 'Pierwsza strona jako obraz',
  streaming_mp3: 'Plik audio',
  spinset_viewer: 'Widok 360°',
  spinset_viewer_and_download: 'Widok 360° z pobieraniem',
  spinset_thumbnail: 'Obraz',
};

/** The messages for choosing in Polish. */
export function choosingIn({ formats, count, wordIn }: Tools): ChoosingMessages {
  const { number } = formats;
  return {
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
    noEmbeds: 'Ten zasób nie ma linku, który można wstawić.',
    loadingFar: 'Wczytywanie kolejnych. Tak daleko na liście trwa to chwilę',
    rangeUnknown:
      'Zaznaczono tylko to, co wczytano z tego zakresu. Przewiń go, aby wczytać resztę.',
    moveEarlier: 'Przesuń wcześniej',
    moveLater: 'Przesuń dalej',
    moved: (name, place, total) => `${name}: teraz pozycja ${number(place)} z ${number(total)}`,
    moveHint: 'Strzałki przechodzą do następnego, z Alt przesuwają go, Delete usuwa',
    earlierChosen: (before) => `${number(before)} wcześniej`,
    laterChosen: (after) => `jeszcze ${number(after)}`,
    gone: 'Już niedostępny',
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
    backToResults: 'Wróć do wyników',
    previousAsset: 'Poprzedni zasób',
    nextAsset: 'Następny zasób',
    placeOf: (place, total) => `${number(place)} z ${number(total)}`,
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

    fileFacts: 'Plik',
    factFormat: 'Format',
    factDimensions: 'Wymiary',
    factFileSize: 'Rozmiar pliku',
    factDuration: 'Długość',
    factCreated: 'Utworzono',
    downloadOriginal: 'Pobierz oryginał',

    sizes: 'Rozmiary',
    copyLink: 'Kopiuj link',
    copyHtml: 'Kopiuj HTML',
    copyMarkdown: 'Kopiuj Markdown',
    copyShareLink: 'Kopiuj link do udostępniania',
    copyToPaste: 'Kopiuj do wklejenia',
    copied: 'Skopiowano',
    copyByHand: 'Przeglądarka nie pozwala kopiować. Skopiuj to samodzielnie:',
    dragAgain: 'Linków jeszcze nie było. Przeciągnij ponownie.',

    embedName: (name) => wordIn(embedNames, name) ?? (name || '(bez nazwy)'),
  };
}
