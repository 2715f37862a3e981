import { writeFile } from 'node:fs/promises';
import { composeFonts } from './compose-fonts.ts';

/** `npm run fonts -w web`. */
await writeFile(new URL('../app/fonts.css', import.meta.url), await composeFonts());
