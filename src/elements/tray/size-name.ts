import type { Asset } from '../../model/asset/asset.js';
import type { Embed } from '../../model/embed/embed.js';
import { formOf } from '../../model/embed/embed-choice.js';
import { shortText } from '../../model/text/short-text.js';
import type { SelectionMessages } from '../../text/messages/selection.js';

/** Returns the name of a size. An original that browsers cannot show is called a download. */
export function sizeName(words: SelectionMessages, asset: Asset, embed: Embed): string {
  const { name } = embed;
  const isDownload = name === 'original' && formOf(embed, asset) === 'link';
  return isDownload ? words.downloadOriginal : words.embedName(shortText(name));
}
