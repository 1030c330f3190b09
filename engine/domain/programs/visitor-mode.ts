/** The colour mode that a page is shown in; `preference`: the one that the visitor chose. */
export const visitorMode = (mode: string | undefined): 'dark' | 'light' | 'preference' =>
  mode === 'light' || mode === 'preference' ? mode : 'dark';
