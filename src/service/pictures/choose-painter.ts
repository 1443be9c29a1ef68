import type { AssetRecord } from '../catalogue/catalogue.js';
import { drawIcons, drawLogo, drawPattern } from './draw-brand.js';
import { drawBridge, drawSkyline } from './draw-city.js';
import { drawHills, drawMeadow, drawVineyard } from './draw-country.js';
import { drawLetter, drawPage, drawSlide, drawTable } from './draw-documents.js';
import { drawBottle, drawMug } from './draw-drinkware.js';
import { drawCanyon, drawDunes } from './draw-desert.js';
import { drawDaisies, drawPoppies, drawTulips } from './draw-flowers.js';
import { drawBirches, drawPines } from './draw-forest.js';
import { drawFerns, drawMonstera, drawOlives } from './draw-leaves.js';
import { drawCitrus, drawCoffee } from './draw-food.js';
import { drawBoot, drawShoe } from './draw-footwear.js';
import { drawBackpack, drawHeadphones, drawWatch } from './draw-gear.js';
import { drawHarbour } from './draw-harbour.js';
import { drawChair, drawLamp } from './draw-home.js';
import { drawLake, drawPeaks, drawRidge } from './draw-mountains.js';
import { drawPortrait, drawTeam } from './draw-people.js';
import { drawStreet } from './draw-street.js';
import { drawBeach, drawCliffs, drawLighthouse } from './draw-sea.js';
import { drawParcel, drawRecord, drawWaveform } from './draw-sound.js';
import { inStudio } from './draw-studio.js';
import type { Painter } from './scene.js';

/** What a word says is to be seen. The words that say it best come first. */
const painters: readonly (readonly [Painter, ...words: readonly string[]])[] = [
  [drawLighthouse, 'lighthouse'],
  [drawHarbour, 'harbour', 'port', 'boats', 'boat'],
  [drawBeach, 'beach', 'holiday'],
  [drawCliffs, 'cliffs'],
  [drawLake, 'lake'],
  [drawRidge, 'ridge'],
  [drawPeaks, 'peaks', 'peak', 'mountain', 'mountains', 'alpine'],
  [drawVineyard, 'vineyard', 'wine'],
  [drawMeadow, 'meadow'],
  [drawHills, 'hills', 'countryside', 'fields'],
  [drawBirches, 'wood', 'birch'],
  [drawPines, 'forest', 'trees', 'woodland'],
  [drawDunes, 'dunes', 'desert'],
  [drawCanyon, 'canyon', 'rock'],
  [drawBridge, 'bridge'],
  [drawStreet, 'street', 'houses'],
  [drawSkyline, 'skyline', 'city', 'buildings', 'architecture'],
  [drawTeam, 'team', 'meeting', 'group'],
  [drawPortrait, 'portrait', 'face', 'people', 'person', 'customer'],
  [inStudio(drawBottle), 'bottle'],
  [inStudio(drawMug), 'mug'],
  [inStudio(drawShoe), 'shoe', 'shoes', 'running'],
  [inStudio(drawBoot), 'boot', 'boots', 'footwear'],
  [inStudio(drawBackpack), 'backpack', 'bag'],
  [inStudio(drawLamp), 'lamp', 'lighting'],
  [inStudio(drawChair), 'chair', 'furniture', 'interior'],
  [inStudio(drawHeadphones), 'headphones'],
  [inStudio(drawWatch), 'watch'],
  [drawTulips, 'tulip', 'tulips', 'garden'],
  [drawPoppies, 'poppy', 'poppies'],
  [drawDaisies, 'daisy', 'daisies', 'flower', 'flowers'],
  [drawFerns, 'fern', 'leaves'],
  [drawMonstera, 'leaf', 'houseplant'],
  [drawOlives, 'branch', 'olive', 'botanical'],
  [drawCitrus, 'citrus', 'fruit', 'orange', 'lemon'],
  [drawCoffee, 'coffee', 'cup', 'food', 'breakfast'],
  [drawLogo, 'logo', 'identity'],
  [drawPattern, 'pattern', 'texture'],
  [drawIcons, 'icon', 'icons', 'symbol'],
];

/** Files that no words are needed for. */
const byFormat: ReadonlyMap<string, Painter> = new Map([
  ['PPTX', drawSlide],
  ['XLSX', drawTable],
  ['DOCX', drawLetter],
]);

/** The way to draw an asset, by what its file is and then by what its words say is to be seen. */
export function choosePainter(
  { format, formatType }: AssetRecord,
  words: readonly string[],
  otherwise: number,
): Painter {
  if (formatType === 'audio') return words.includes('music') ? drawRecord : drawWaveform;
  if (formatType === 'pdf') return drawPage;
  if (formatType === 'office') return byFormat.get(format) ?? drawLetter;
  if (formatType === 'generic_binary' || formatType === 'project_archive') return drawParcel;
  // Earlier words say more: a harbour with boats at sea is a harbour.
  for (const word of words) {
    const painter = painters.find(([, ...known]) => known.includes(word));
    if (painter) return painter[0];
  }
  return painters[otherwise % painters.length]?.[0] ?? drawHills;
}
