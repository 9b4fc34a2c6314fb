/** Unpacks the Chromium from npm into the folder for temporary files, where the package always puts it. */
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const archives = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
const names = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
await Promise.all(names.map((name) => inflate(join(archives, name))));
