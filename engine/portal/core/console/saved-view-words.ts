import { msg } from '@lingui/core/macro';

/** Words of views that operators save. */
export const savedViewWords = {
  views: msg({ id: 'saved-views.views', message: 'Saved views' }),
  none: msg({
    id: 'saved-views.none',
    message: 'None yet. Narrow the list, then save what you see under a name.',
  }),
  name: msg({ id: 'saved-views.name', message: 'Name of this view' }),
  shared: msg({ id: 'saved-views.shared', message: 'Share it with the team' }),
  save: msg({ id: 'saved-views.save', message: 'Save this view' }),
  remove: msg({ id: 'saved-views.remove', message: 'Delete the view {name}' }),
  ofTeam: msg({ id: 'saved-views.of-team', message: 'shared' }),
};
