import { badInput, tooLarge, unavailable } from './codes.ts';

/** Pictures, files and the forms that bring them. */
export const FILES_REFUSALS = {
  'image.wrongType': badInput('Please upload a valid image file (JPG, PNG, GIF, or WebP)'),
  'image.tooLarge': tooLarge('Image file must be smaller than {megabytes}MB'),
  'image.tooManyPixels': badInput(
    'That image has too many pixels. {megapixels} megapixels are the most.',
  ),
  'image.tooManyFrames': badInput('That animation has too many frames. {max} are the most.'),
  'image.tooSlow': unavailable('The image could not be read in time. Please try again.'),
  'image.missing': badInput('Please choose an image.'),
  'image.crop': badInput('The crop must be JSON with x, y and scale.'),
  'image.queue': unavailable('Many pictures are arriving. Please try again in a moment.'),
  'file.notStored': unavailable('Files can not be stored right now. Please try again in a moment.'),
  'file.notReceived': unavailable('Files can not be received right now.'),
  'file.wrongField': badInput('The file belongs into the field {field}.'),
  'form.preflight': badInput(
    'A form needs the header apollo-require-preflight, so that no other site can send it.',
  ),
  'form.fieldNotJson': badInput('The field {name} must be JSON.'),
  'form.fieldNotObject': badInput('The field {name} must be a JSON object.'),
  'form.fileMissing': badInput('The file {name} is missing.'),
  'form.mapNotPlaces': badInput('The field map must list places.'),
  'form.mapNotVariable': badInput('The field map names a place that is no variable.'),
  'form.mapNotNull': badInput('The field map names a place that is not null.'),
  'form.mapNotThere': badInput('The field map names a place that is not there.'),
  'form.unreadable': badInput('The form could not be read.'),
  'form.tooManyParts': badInput('The form has too many parts.'),
  'upload.tooSlow': badInput('The upload took too long.'),
  'upload.cutOff': badInput('The upload was cut off.'),
} as const;
