import { bootstrapApplication } from '@angular/platform-browser';
import { Pictures } from './pictures.js';

bootstrapApplication(Pictures).catch((error: unknown) => console.error(error));
