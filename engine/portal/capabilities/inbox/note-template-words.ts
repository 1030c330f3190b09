import { msg } from '@lingui/core/macro';

/** Words of notes that are kept for use. */
export const noteTemplateWords = {
  insert: msg({ id: 'note-templates.insert', message: 'Insert a kept note' }),
  choose: msg({ id: 'note-templates.choose', message: 'Choose one' }),
  foreign: msg({
    id: 'note-templates.foreign',
    message: 'It is in {language}: it was not written in the language of the creator.',
  }),
  manage: msg({ id: 'note-templates.manage', message: 'Kept notes' }),
  name: msg({ id: 'note-templates.name', message: 'Name' }),
  language: msg({ id: 'note-templates.language', message: 'Language of the note' }),
  keep: msg({ id: 'note-templates.keep', message: 'Keep this note' }),
  kept: msg({ id: 'note-templates.kept', message: 'The note is kept' }),
  remove: msg({ id: 'note-templates.remove', message: 'Delete the kept note {name}' }),
};
