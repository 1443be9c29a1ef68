import './asset-picker.js';
import './facet-panel.js';
import './product-picker.js';
