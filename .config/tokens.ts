import { writeFileSync } from 'node:fs';
import { tokensCss } from '../web/ui/theme/tokens.ts';

writeFileSync(new URL('../web/ui/theme/tokens.css', import.meta.url), tokensCss());
