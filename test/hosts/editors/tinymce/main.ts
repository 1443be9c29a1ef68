import tinymce from 'tinymce';
import 'tinymce/icons/default';
import 'tinymce/models/dom';
import 'tinymce/skins/ui/oxide/skin.css';
import 'tinymce/themes/silver';
import { start } from '../shared/tinymce.js';

await start(tinymce);
