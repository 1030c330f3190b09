import { msg } from '@lingui/core/macro';

/** Words of appeals against what did not count or was not accepted. */
export const appealWords = {
  appeal: msg({ id: 'appeals.appeal', message: 'Appeal' }),
  title: msg({ id: 'appeals.title', message: 'Appeal against this' }),
  text: msg({
    id: 'appeals.text',
    message: 'A person of the program reads it, decides, and tells you why.',
  }),
  message: msg({ id: 'appeals.message', message: 'Why should it count?' }),
  help: msg({
    id: 'appeals.help',
    message: 'Say what you did and where it can be seen. Links help.',
  }),
  sent: msg({ id: 'appeals.sent', message: 'Your appeal is sent.' }),
  withdrawn: msg({ id: 'appeals.withdrawn', message: 'Your appeal is withdrawn.' }),
  yours: msg({ id: 'appeals.yours', message: 'Your appeal' }),
  change: msg({ id: 'appeals.change', message: 'Change and send again' }),
  changeText: msg({
    id: 'appeals.change-text',
    message: 'The program wants to know more before it decides: see its note, and send it again.',
  }),
  sendAgain: msg({ id: 'appeals.send-again', message: 'Send again' }),
  sentAgain: msg({ id: 'appeals.sent-again', message: 'Sent again' }),
};
