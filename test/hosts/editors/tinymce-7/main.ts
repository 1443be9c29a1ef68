import tinymce from 'tinymce-7';
import 'tinymce-7/icons/default';
import 'tinymce-7/models/dom';
import 'tinymce-7/skins/ui/oxide/skin.css';
import 'tinymce-7/themes/silver';
import { start } from '../shared/tinymce.js';

await start(tinymce, { inline: true });
