import tinymce from 'tinymce-6';
import 'tinymce-6/icons/default';
import 'tinymce-6/models/dom';
import 'tinymce-6/skins/ui/oxide/skin.css';
import 'tinymce-6/themes/silver';
import { start } from '../shared/tinymce.js';

await start(tinymce);
