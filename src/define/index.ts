import './asset-picker.js';
import './facet-panel.js';
