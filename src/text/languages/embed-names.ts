/** The names of the embeds that every account has, as recorded. Those that mean the same stand together. */
const recorded =
  '640px-landscape|640px-portrait|original' +
  '|video_player|video_player_with_download VideoWithPlayerAndDownload|video_poster|video_stream' +
  '|document_viewer|document_viewer_with_download|document_html5_viewer|document_thumbnail' +
  '|streaming_mp3|spinset_viewer|spinset_viewer_and_download|spinset_thumbnail';

/**
 * Gives the words for an embed by its name. `words` are those for the names above, in the same order
 * and parted by `|`. Other names are customers' own and stay as they are; `noName` stands for an empty
 * one.
 */
export function embedNames(noName: string, words: string): (name: string) => string {
  const ordered = words.split('|');
  const known = new Map(
    recorded.split('|').flatMap((names, at) => names.split(' ').map((name) => [name, ordered[at]])),
  );
  return (name) => known.get(name) ?? (name || noName);
}
