import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => /^(asset-picker|facet-panel|product-picker)$/.test(tag);

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
