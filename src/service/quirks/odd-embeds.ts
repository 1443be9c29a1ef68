import type { PlannedEmbed } from '../assets/embed-plan.js';
import type { RevisePlan } from '../assets/embeds.js';
import type { AssetRecord } from '../catalogue/catalogue.js';

/** Realistic unusual names of sizes. */
const oddNames = [
  '(àX()',
  'PostFacebook/Instagram',
  '',
  'https://www.example.com/banner?size=1200x600&v=2',
  'Banner *new*, "wide": 16:9',
  '__proto__',
];

/**
 * Changes embeds to the recorded ones: the template has no code, and its share link is null or the
 * template itself; the original is a download; pictures and a player also have unusual names.
 */
export const oddEmbeds: RevisePlan = (planned, record) => {
  const like = (name: string, names: readonly string[]): readonly PlannedEmbed[] => {
    const found = planned.find((embed) => embed.name === name);
    return found ? names.map((other) => ({ ...found, name: other })) : [];
  };
  return [
    ...like('Website', oddNames),
    ...like('video_player_with_download', ['VideoWithPlayerAndDownload']),
    ...planned.map((embed) => asRecorded(embed, record)),
  ];
};

function asRecorded(embed: PlannedEmbed, { formatType }: AssetRecord): PlannedEmbed {
  if (embed.name === 'templated') {
    return { ...embed, markup: null, isShared: formatType !== 'image' };
  }
  if (embed.name !== 'original') return embed;
  return { ...embed, target: { ...embed.target, members: ['download=true'] } };
}
