import type { PlannedEmbed } from '../assets/embed-plan.js';

/** Names of sizes that customers really chose, or might. */
const oddNames = [
  '(àX()',
  'PostFacebook/Instagram',
  '',
  'https://www.example.com/banner?size=1200x600&v=2',
  'Banner *new*, "wide": 16:9',
  '__proto__',
];

/**
 * Makes embeds look as recorded: the templated one without code and share link, the original as
 * a download, and pictures under odd names besides.
 */
export function oddEmbeds(planned: readonly PlannedEmbed[]): readonly PlannedEmbed[] {
  const website = planned.find(({ name }) => name === 'Website');
  const odd = website ? oddNames.map((name) => ({ ...website, name })) : [];
  return [...odd, ...planned.map(asRecorded)];
}

function asRecorded(embed: PlannedEmbed): PlannedEmbed {
  if (embed.name === 'templated') return { ...embed, markup: null };
  if (embed.name !== 'original') return embed;
  return { ...embed, target: { ...embed.target, members: ['download=true'] } };
}
