import { writeFileSync } from 'node:fs';
import { frameTokensCss, tokensCss } from '../web/ui/theme/tokens.ts';

writeFileSync(new URL('../web/ui/theme/tokens.css', import.meta.url), tokensCss());
writeFileSync(new URL('../web/embed/tokens.css', import.meta.url), frameTokensCss());
