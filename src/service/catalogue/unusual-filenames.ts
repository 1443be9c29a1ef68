/**
 * Realistic names that break careless pages, including other scripts. The names have no extension.
 * Each comes with the word that decides what the picture shows.
 */
export const unusualFilenames: readonly (readonly [name: string, shows: string])[] = [
  ['港の夜明け', 'harbour'],
  ['東京スカイライン 夜景', 'skyline'],
  ['山の湖 – 朝霧', 'lake'],
  ['ميناء الصيد عند الفجر', 'harbour'],
  ['جبال مغطاة بالثلوج', 'peaks'],
  ['Гавань на рассвете', 'harbour'],
  ['부산 해변', 'beach'],
  ['Ένα φλιτζάνι καφέ', 'coffee'],
  ['Café-Terrasse, Straßenfest (größere Auflösung)', 'street'],
  ['Señora en el jardín – versión final', 'portrait'],
  ['🌊 Beach day ☀️', 'beach'],
  ['👟 Trail shoe 🔥 SALE', 'shoe'],
  ['🍊🍋 citrus', 'citrus'],
  ['<img src=x onerror=alert(1)>', 'peaks'],
  ['"><script>alert(1)</script>', 'dunes'],
  ["Robert'); DROP TABLE assets;--", 'team'],
  ['100% cotton & wool {final} [web] (2)', 'pattern'],
  ['AND OR NOT', 'logo'],
  ['..\\..\\etc\\passwd', 'forest'],
  ['${7*7} {{constructor}} %3Cb%3E', 'canyon'],
  ['invoice\u202Egnp', 'bottle'],
  ['   leading and trailing spaces   ', 'hills'],
  [
    'Spring campaign key visual, harbour at dawn with fishing boats, second selection after the ' +
      'meeting with the agency, colour corrected, cropped for the shop window in portrait format',
    'harbour',
  ],
  [`${'a-very-long-name-without-a-single-space-'.repeat(5)}end`, 'cliffs'],
];
