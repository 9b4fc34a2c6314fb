import { badInput, conflict, notFound } from './codes.ts';

/** Bringing in the articles of another site. */
export const ARTICLE_IMPORT_REFUSALS = {
  'articleImport.fileType': badInput(
    'Choose a Markdown file, a .zip of them, the .xml of WordPress or the .json of Ghost',
  ),
  'articleImport.unreadable': badInput('We couldn’t read this file as an export'),
  'articleImport.tooSlow': badInput('This file takes too long to read'),
  'articleImport.empty': badInput('There are no posts in this file'),
  'articleImport.tooMany': badInput('A file can have {max} posts at most; split it'),
  'articleImport.oldSite': badInput('Enter the address of the old site, like https://example.org'),
  'articleImport.unknown': notFound('Import not found'),
  'articleImport.started': conflict('This import already started'),
  'articleImport.notStarted': conflict('There is nothing to undo in this import'),
} as const;
