import vue from '@vitejs/plugin-vue';

const tags = ['asset-picker', 'facet-panel', 'product-picker'];

export default {
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tags.includes(tag) } } }),
  ],
};
