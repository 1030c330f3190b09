import { msg } from '@lingui/core/macro';

/** Words of what operators write to each other. */
export const notesWords = {
  title: msg({ id: 'notes.title', message: 'Notes between operators' }),
  secret: msg({ id: 'notes.secret', message: 'Creators never see them.' }),
  none: msg({ id: 'notes.none', message: 'No notes yet.' }),
  text: msg({ id: 'notes.text', message: 'A note for the other operators' }),
  write: msg({ id: 'notes.write', message: 'Add the note' }),
  written: msg({ id: 'notes.written', message: 'The note is there' }),
  someone: msg({ id: 'notes.someone', message: 'An operator who has left' }),
  you: msg({ id: 'notes.you', message: '{name} (you)' }),
  remove: msg({ id: 'notes.remove', message: 'Delete' }),
  removeOne: msg({ id: 'notes.remove-one', message: 'Delete the note of {time}' }),
  removeTitle: msg({ id: 'notes.remove-title', message: 'Delete this note?' }),
  removed: msg({ id: 'notes.removed', message: 'The note is gone' }),
};
