import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sidebar } from './sync/sidebar.js';

// `SITE_BASE` is the path below which a server has the site, e.g. `/dam-elements/`.
export default defineConfig({
  base: process.env.SITE_BASE ?? '/',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'dam-elements',
      description:
        'Custom elements that pick digital assets in any page: documentation, examples that run, and a playground.',
      social: [
        {
          icon: 'github',
          label: 'Source code',
          href: 'https://github.com/dam-elements/dam-elements',
        },
      ],
      customCss: ['./src/styles/site.css'],
      lastUpdated: false,
      credits: false,
      expressiveCode: { defaultProps: { wrap: true } },
      sidebar,
    }),
  ],
  vite: {
    // The live examples bundle the service from the repository's source.
    server: { fs: { allow: ['..'] } },
    build: { chunkSizeWarningLimit: 1500 },
  },
});
