/** Product lines, each with the code that begins its SKUs. */
export const productLines: readonly (readonly [name: string, code: string])[] = [
  ['Alpine', 'ALP'],
  ['Coast', 'CST'],
  ['Fjord', 'FJD'],
  ['Meadow', 'MDW'],
  ['Harbour', 'HBR'],
  ['Nordlys', 'NDL'],
  ['Atelier Été', 'ETE'],
  ['Commuter', 'CMT'],
];

/** Names of models. */
export const modelNames: readonly string[] = [
  ...['Ridge', 'Tarn', 'Skerry', 'Birch', 'Ember', 'Drift', 'Summit', 'Hollow', 'Lark', 'Cairn'],
  ...['Moss', 'Pebble', 'Gale', 'Sorrel', 'Thistle', 'Kestrel', 'Marlin', 'Juniper', 'Slate'],
  ...['Väla', 'Brisé', 'Łąka', 'Ørn', 'İnci', 'Lumière', 'Zephyr', 'Quill', 'Tide', 'Anvil'],
];

/** Realistic names that break careless pages, including other scripts. */
export const unusualNames: readonly string[] = [
  'アルパインジャケット 防水',
  'سترة جبلية مقاومة للماء',
  'Куртка «Альпы»',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'Rock & Roll "Limited" Édition — 50% off!',
  '🎒 Back to school bundle',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung',
  '{{constructor.constructor("alert(1)")()}}',
  'A very long name that somebody pasted from a catalogue, with every feature, the warranty, the country of origin and a remark to the printer in it (final, final 2)',
];

/** Colours with the codes that end SKUs. The library's pictures use the same names. */
export const productColours: readonly (readonly [name: string, code: string])[] = [
  ['Terracotta', 'RED'],
  ['Black', 'BLK'],
  ['White', 'WHT'],
  ['Navy', 'NVY'],
  ['Sage', 'SGE'],
  ['Sand', 'SND'],
  ['Mustard', 'MUS'],
  ['Forest green', 'FOR'],
  ['Sky blue', 'SKY'],
  ['Coral', 'COR'],
  ['Plum', 'PLM'],
  ['Slate', 'SLT'],
  ['Burgundy', 'BUR'],
  ['Teal', 'TEA'],
  ['Rosé', 'ROS'],
  ['Ochre', 'OCH'],
];

/** Product features. */
export const productFeatures: readonly string[] = [
  ...['Waterproof', 'Windproof', 'Breathable', 'Packable', 'Machine washable', 'Reflective'],
  ...['Repairable', 'Vegan', 'Handmade', 'Dishwasher safe', 'Fair Trade', 'Refillable'],
];

/** Care instructions. */
export const careNotes: readonly string[] = [
  'Wash at 30 °C. Do not tumble dry.',
  'Wipe clean with a damp cloth.',
  'Rinse by hand; dry upside down.',
  'Brush off dry mud, then wax lightly.',
];
